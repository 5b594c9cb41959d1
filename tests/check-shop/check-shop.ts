import {parseEnvironment, type ShopEnvironment} from '~/.server/environment';
import {categories} from '~/shop/categories';
import * as exceptions from '~/shop/exceptions';
import {vendors} from '~/shop/goods';
import {ownShopName} from '~/shop/name';
import {swedishProducts} from '~/shop/swedish/products';
import * as promises from '~/shop/promises';
import {checkApiVersion} from './checks/api-version.ts';
import {checkOptionalVariables, checkVariables} from './checks/environment.ts';
import {checkGoods} from './checks/goods.ts';
import {checkLanguages, checkOverrides} from './checks/languages.ts';
import {checkCurrency, checkReductions} from './checks/money.ts';
import {checkOwnWords, checkPictures, checkTexts} from './checks/own-words.ts';
import {digestText, isAboutGoods} from './demo-texts.ts';
import type {Finding} from './finding.ts';
import {ownTexts} from './own-texts.ts';
import {readShop, type Shop} from './read-shop.ts';
import {connectShop, UnreadableShop, type Token} from './shop-client.ts';

export interface Question {
  variables: Readonly<Record<string, string>>;
  /** The demo shop's own words, pictures and name belong to it. */
  isDemoShop: boolean;
  demoName: string;
  /** Digests of the pictures in the project, by file, and of those that came with the demo shop. */
  pictures: Readonly<Record<string, string>>;
  demoPictures: ReadonlySet<string>;
  /** Digests of the texts about goods that came with the demo shop. */
  demoTexts: ReadonlySet<string>;
  /** The Storefront API version that the installed Hydrogen is made for. */
  hydrogenVersion: string;
  today: Date;
  /** Told how far the check is. */
  say: (text: string) => void;
}

export interface Report {
  /** Absent if it could not be read. */
  shop?: Shop;
  findings: Finding[];
}

/** Everything that can be said of the shop and of this project's texts about it. */
export async function checkShop(question: Question): Promise<Report> {
  const {variables, isDemoShop, demoName, say} = question;
  const faults = checkVariables(variables);
  if (faults.length > 0) return {findings: faults};
  const environment = parseEnvironment(variables);
  let shop: Shop;
  let served: string | undefined;
  try {
    const client = connectShop(environment, 'PUBLIC_STOREFRONT_API_TOKEN');
    shop = await readShop(client, say);
    served = client.servedVersion;
    await tryPrivateToken(environment);
  } catch (error) {
    if (error instanceof UnreadableShop) return {findings: [unreadable(environment, error)]};
    throw error;
  }
  const ownWords = isDemoShop
    ? []
    : [
        ...checkOwnWords({texts: ownTexts, shopName: shop.name, demoName, ownShopName}),
        ...checkTexts(
          ownTexts.filter(isAboutGoods),
          (text) => question.demoTexts.has(digestText(text)),
          shop.name === ownShopName,
        ),
        ...checkPictures(question.pictures, question.demoPictures),
      ];
  return {
    shop,
    findings: [
      ...ownWords,
      ...checkGoods(shop, {vendors, categories, exceptions: handlesIn(exceptions)}),
      ...checkCurrency(shop, promises, ownTexts),
      ...checkReductions(shop.pricedVariants),
      ...checkLanguages(shop),
      ...checkOverrides(shop.products, swedishProducts),
      ...checkApiVersion({
        asked: environment.PUBLIC_STOREFRONT_API_VERSION,
        served,
        supported: shop.supportedVersions,
        ofHydrogen: question.hydrogenVersion,
        today: question.today,
      }),
      ...checkOptionalVariables(variables),
    ],
  };
}

/** The storefront's server takes the private token where there is one. */
async function tryPrivateToken(environment: ShopEnvironment): Promise<void> {
  const token: Token = 'PRIVATE_STOREFRONT_API_TOKEN';
  if (environment[token]) await connectShop(environment, token).ask('{ shop { name } }');
}

function unreadable({PUBLIC_STORE_DOMAIN}: ShopEnvironment, error: UnreadableShop): Finding {
  const {message, variable} = error;
  const named = variable && !message.includes(variable) ? ` (${variable})` : '';
  return {
    code: 'unreadable-shop',
    severity: 'stops the shop',
    sentence: `The shop at ${PUBLIC_STORE_DOMAIN} cannot be read${named}: ${message}.`,
    ...(variable && {variable}),
  };
}

/** Product handles among the exceptions: what looks like one and is no address. */
function handlesIn(values: Readonly<Record<string, unknown>>): string[] {
  return Object.values(values).filter(
    (value): value is string => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value),
  );
}
