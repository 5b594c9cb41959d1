export const asOxygen: {HYDROGEN_ASSET_BASE_URL: string};
