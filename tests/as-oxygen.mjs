/** What Oxygen sets while it builds: assets lie on Shopify's CDN, in a folder of the deployment's own. */
export const asOxygen = {HYDROGEN_ASSET_BASE_URL: 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/'};
