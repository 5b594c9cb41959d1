import type {LocalizedText} from '~/i18n/languages';

/** Texts that load with the cart drawer. */
export const drawerText = {
  removed: {sv: 'Du tog bort {{title}}.', en: 'You removed {{title}}.'},
  undo: {sv: 'Ångra', en: 'Undo'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
