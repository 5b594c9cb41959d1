/** Oxygen's build variables: assets are on Shopify's CDN, in a folder of the deployment. */
export const asOxygen = {HYDROGEN_ASSET_BASE_URL: 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/'};
