import {optionNames, optionValues} from '~/shop/swedish/option-words';

/** An option's name in Swedish; undefined if the dictionary lacks it. */
export function swedishOptionName(name: string): string | undefined {
  return optionNames.get(keyOf(name));
}

/** An option's value in Swedish; undefined if the dictionary lacks it. */
export function swedishOptionValue(value: string): string | undefined {
  return optionValues.get(keyOf(value));
}

function keyOf(text: string): string {
  return text.trim().toLowerCase();
}
