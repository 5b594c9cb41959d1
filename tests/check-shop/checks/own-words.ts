import {counted, listed, verb, type Finding} from '../finding.ts';

/** A text of app/shop and its place in the file. */
export interface OwnText {
  /** Relative to the project's root. */
  file: string;
  /** Where in the file: `company.name`, or in Markdown `line 12`. */
  place: string;
  text: string;
}

/**
 * Every text in the exports of app/shop's files, so that no check depends on their structure. Markdown is read as
 * source.
 */
export function textsOf(modules: Readonly<Record<string, unknown>>): OwnText[] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    [...(typeof exported === 'string' ? linesOf(exported) : walk(exported))].map(
      ([place, text]) => ({file: file.replace(/^\//, ''), place, text}),
    ),
  );
}

/** The text of Markdown by line, without headings' ids. */
export function linesOf(markdown: string): Array<[place: string, text: string]> {
  return markdown
    .split('\n')
    .map((line, index): [string, string] => [
      `line ${index + 1}`,
      line.replace(/ \{#.*\}$/, '').trim(),
    ])
    .filter(([, text]) => /\p{L}/u.test(text));
}

function* walk(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* walk(inner, place ? `${place}.${key}` : key);
}

interface OwnWords {
  texts: readonly OwnText[];
  /** The shop's name in Shopify. */
  shopName: string;
  /** The demo shop's name. */
  demoName: string;
  /** The name of the shop that app/shop describes. */
  ownShopName: string;
}

const NAME = 'app/shop/name.ts';

/** Required by Swedish law for distance selling (8 § lagen 2002:562). */
const REQUIRED = ['name', 'street', 'city', 'email'];

/** Finds placeholders for the owner to fill in, and texts about the demo shop. */
export function checkOwnWords({texts, shopName, demoName, ownShopName}: OwnWords): Finding[] {
  // No page shows these names: name has its own finding, and checkGoods covers vendors.
  const shown = texts.filter(({file}) => !/\/(vendors|name)\.ts$/.test(file));
  const isShown = shopName === ownShopName;
  const severity = isShown ? 'misleads a customer' : 'worth knowing';
  const isOfDemo = ({text}: OwnText) => demoName !== shopName && text.includes(demoName);
  return [
    ...(isShown ? [] : [wordsOfAnother(shopName, ownShopName)]),
    ...perFile(shown.filter(isPlaceholder), (file, places) => ({
      code: 'placeholder',
      severity,
      sentence: `${file} still holds placeholders, which the pages ${isShown ? 'show' : 'would show'} as they are: ${listed(places)}.`,
    })),
    ...perFile(shown.filter(isMissing), (file, places) => ({
      code: 'company-incomplete',
      severity,
      sentence: `${file} does not say who sells, as the law demands: ${listed(places)} ${verb(places.length, 'is', 'are')} empty.`,
    })),
    ...perFile(shown.filter(isOfDemo), (file, places) => ({
      code: 'demo-name',
      severity,
      sentence: `${file} speaks of ${demoName}, the demo shop: ${listed(places)}.`,
    })),
    ...perFile(shown.filter(isExample), (file) => ({
      code: 'example-reviews',
      severity,
      sentence: `The reviews in ${file} are examples that nobody wrote. Put real ones there, or none.`,
    })),
  ];
}

/** The pages stay correct, but lack seller and terms. */
function wordsOfAnother(shopName: string, ownShopName: string): Finding {
  return {
    code: 'words-of-another-shop',
    severity: 'misleads a customer',
    file: NAME,
    sentence: `${NAME} says that app/shop is about ${ownShopName}, but the shop is called ${shopName || 'nothing'}: the pages leave all of app/shop out, company, terms and returns included. Put this shop’s own words into app/shop, then its name into that file.`,
  };
}

/**
 * Words in brackets, except those of a link (`[text](address)`), example domains, and data of the demo shop's
 * fictitious company, including its telephone number, which is reserved for fiction.
 */
function isPlaceholder({file, text}: OwnText): boolean {
  return (
    /(?<!\S)\[\p{L}[\p{L} ]{2,}\](?![\p{L}(])/u.test(text) ||
    /\bexample\.(com|org|net)\b|\bdemobutik|\bdemo shop\b/i.test(text) ||
    (isCompany(file) && /\bExempel|0{5}|^000 00 |^\+46 31 390 06/.test(text))
  );
}

function isMissing({file, place, text}: OwnText): boolean {
  return isCompany(file) && text.trim() === '' && REQUIRED.includes(place.split('.').at(-1) ?? '');
}

function isCompany(file: string): boolean {
  return file.endsWith('/company.ts');
}

function isExample({file, text}: OwnText): boolean {
  return file.endsWith('/reviews.ts') && /\b(exempel|examples?)\b/i.test(text);
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

/** Finds remaining texts about the demo shop's products. @param isOfDemo whether a text is the demo shop's */
export function checkTexts(
  texts: readonly OwnText[],
  isOfDemo: (text: OwnText) => boolean,
  isShown: boolean,
): Finding[] {
  return perFile(texts.filter(isOfDemo), (file, places) => ({
    code: 'demo-texts',
    severity: isShown ? 'misleads a customer' : 'worth knowing',
    sentence: `${file} tells of the demo shop’s goods in ${counted(places.length, 'text')} that came with it: ${listed(places)}.`,
  }));
}

/**
 * @param pictures digests by file
 * @param ofDemo digests of the demo shop's pictures
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
