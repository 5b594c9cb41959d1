const VARIANT = 'gid://shopify/ProductVariant/';

/** The name of a press (`earlyPress`) that adds a variant; short, as it stands in a document dozens of times. */
export function addPress(variant: {id: string} | undefined): string {
  return `add ${variant ? variant.id.replace(VARIANT, '') : ''}`.trim();
}

/** The variant that a press adds; undefined if it does something else. */
export function addedVariant(press: string): string | undefined {
  const [, id] = /^add (\w+)$/.exec(press) ?? [];
  return id && VARIANT + id;
}
