import {counted, listed, verb, type Finding} from '../finding.ts';

/** A text of app/shop, wherever in its file it stands. */
export interface OwnText {
  /** From the project's root. */
  file: string;
  /** Where in the file: `company.name`. */
  place: string;
  text: string;
}

/** Every text in the exports of app/shop's files, so that no check depends on how they are laid out. */
export function textsOf(modules: Readonly<Record<string, unknown>>): OwnText[] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    [...walk(exported)].map(([place, text]) => ({file: file.replace(/^\//, ''), place, text})),
  );
}

function* walk(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* walk(inner, place ? `${place}.${key}` : key);
}

interface OwnWords {
  texts: readonly OwnText[];
  /** The shop's name, as its pages show it. */
  shopName: string;
  /** The demo shop's. */
  demoName: string;
}

/** What the owner was to fill in, and what speaks of the demo shop. */
export function checkOwnWords({texts, shopName, demoName}: OwnWords): Finding[] {
  const isOfDemo = ({text}: OwnText) => demoName !== shopName && text.includes(demoName);
  return [
    ...perFile(texts.filter(isPlaceholder), (file, places) => ({
      code: 'placeholder',
      severity: 'misleads a customer',
      sentence: `${file} still holds placeholders, which the pages show as they are: ${listed(places)}.`,
    })),
    ...perFile(texts.filter(isOfDemo), (file, places) => ({
      code: 'demo-name',
      severity: 'misleads a customer',
      sentence: `${file} speaks of ${demoName}, the demo shop: ${listed(places)}.`,
    })),
    ...perFile(texts.filter(isExample), (file) => ({
      code: 'example-reviews',
      severity: 'misleads a customer',
      sentence: `The reviews in ${file} are examples that nobody wrote. Put real ones there, or none.`,
    })),
  ];
}

/** In brackets, unless they are a link's (`[text](address)`), or at example.com, which belongs to nobody. */
function isPlaceholder({text}: OwnText): boolean {
  return /\[[^[\]]+\](?!\()/.test(text) || /\bexample\.(com|org|net)\b/.test(text);
}

function isExample({file, text}: OwnText): boolean {
  return /\breviews\b/.test(file) && /\b(exempel|examples?)\b/i.test(text);
}

function perFile(
  texts: readonly OwnText[],
  say: (file: string, places: string[]) => Omit<Finding, 'file' | 'details'>,
): Finding[] {
  const files = [...new Set(texts.map(({file}) => file))];
  return files.map((file) => {
    const details = texts.flatMap((text) => (text.file === file ? [text.place] : []));
    return {...say(file, details), file, details};
  });
}

/**
 * @param pictures digests by file
 * @param ofDemo digests of the pictures that came with the demo shop
 */
export function checkPictures(
  pictures: Readonly<Record<string, string>>,
  ofDemo: ReadonlySet<string>,
): Finding[] {
  const left = Object.keys(pictures).filter((file) => ofDemo.has(pictures[file] ?? ''));
  const [first] = left;
  if (!first) return [];
  return [
    {
      code: 'demo-pictures',
      severity: 'misleads a customer',
      file: first,
      sentence: `${counted(left.length, 'picture')} of app/shop and public ${verb(left.length, 'shows', 'show')} the demo shop’s goods, which nobody makes: ${listed(left)}.`,
      details: left,
    },
  ];
}
