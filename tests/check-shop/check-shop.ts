import {parseEnvironment, type ShopEnvironment} from '~/server/environment.server';
import {categories} from '~/shop/categories';
import * as exceptions from '~/shop/exceptions';
import {vendors} from '~/shop/vendors';
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
  /** True if the shop is the demo shop, whose texts, pictures and name are then no finding. */
  isDemoShop: boolean;
  demoName: string;
  /** Digests of the project's pictures, by file, and of the demo shop's. */
  pictures: Readonly<Record<string, string>>;
  demoPictures: ReadonlySet<string>;
  /** Digests of the demo shop's texts about products. */
  demoTexts: ReadonlySet<string>;
  /** The Storefront API version of the installed Hydrogen. */
  hydrogenVersion: string;
  today: Date;
  /** Receives the progress. */
  say: (text: string) => void;
}

export interface Report {
  /** Absent if unreadable. */
  shop?: Shop;
  findings: Finding[];
}

/** Checks the shop and this project's texts about it. */
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

/** The storefront's server prefers the private token. */
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

/** Product handles among the exceptions: strings in the form of a handle that are not URLs. */
function handlesIn(values: Readonly<Record<string, unknown>>): string[] {
  return Object.values(values).filter(
    (value): value is string => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value),
  );
}
