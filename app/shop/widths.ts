import type {LocalizedText} from '~/i18n/languages';

/** Across the front of a frame, mm. */
export const widths: ReadonlyArray<{
  value: string;
  /** Of frames. */
  name: LocalizedText;
  /** Of one frame. */
  one: LocalizedText;
  from: number;
  to: number;
}> = [
  {
    value: 'narrow',
    name: {sv: 'Smala', en: 'Narrow'},
    one: {sv: 'Smal', en: 'Narrow'},
    from: 0,
    to: 135,
  },
  {
    value: 'medium',
    name: {sv: 'Medelbreda', en: 'Medium'},
    one: {sv: 'Medelbred', en: 'Medium width'},
    from: 136,
    to: 141,
  },
  {
    value: 'wide',
    name: {sv: 'Breda', en: 'Wide'},
    one: {sv: 'Bred', en: 'Wide'},
    from: 142,
    to: Infinity,
  },
];
