import type {Metafield, ProductOption} from '../catalogues/goods.ts';
import {globalId} from './ids.ts';
import type {ImageRecord, OptionRecord, VariantRecord} from './records.ts';
import {integer, integerOrNull, text, type Row} from './rows.ts';
import type {StoredTranslation} from './translation.ts';

type Translation = Partial<StoredTranslation>;

export function toVariant(row: Row, {options = {}, values = {}}: Translation): VariantRecord {
  const number = integer(row, 'id');
  const written = JSON.parse(text(row, 'selected_options')) as VariantRecord['selectedOptions'];
  const selectedOptions = written.map(({name, value}) => ({
    name: options[name] ?? name,
    value: values[value] ?? value,
  }));
  return {
    __typename: 'ProductVariant',
    number,
    id: globalId('ProductVariant', number),
    title: selectedOptions.map(({value}) => value).join(' / '),
    sku: text(row, 'sku'),
    selectedOptions,
    priceInOre: integer(row, 'price'),
    compareAtPriceInOre: integerOrNull(row, 'compare_at_price'),
    quantityAvailable: integerOrNull(row, 'quantity_available'),
    continueSelling: integer(row, 'continue_selling') === 1,
    metafieldList: toMetafields(row, {}),
    productNumber: integer(row, 'product_id'),
    imageNumber: integerOrNull(row, 'image_id'),
  };
}

export function toOptions(row: Row, {options = {}, values = {}}: Translation): OptionRecord[] {
  const written = JSON.parse(text(row, 'options')) as ProductOption[];
  return written.map((option) => ({
    name: options[option.name] ?? option.name,
    key: option.name,
    values: option.values.map((value) => ({
      name: values[value] ?? value,
      colour: option.swatches?.[value],
      key: `${option.name}/${value}`,
    })),
  }));
}

export function toMetafields(row: Row, {metafields = {}}: Translation): Metafield[] {
  const written = JSON.parse(text(row, 'metafields')) as Metafield[];
  return written.map((field) => ({
    ...field,
    value: metafields[`${field.namespace}.${field.key}`] ?? field.value,
  }));
}

export function toImage(row: Row, {altTexts = []}: Translation): ImageRecord {
  const number = integer(row, 'id');
  return {
    __typename: 'Image',
    number,
    id: globalId('ProductImage', number),
    fileName: text(row, 'file_name'),
    altText: altTexts[integer(row, 'position')] || text(row, 'alt_text'),
    width: integer(row, 'width'),
    height: integer(row, 'height'),
    thumbhash: text(row, 'thumbhash'),
  };
}
