/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from 'storefront-schema-2025-07/storefront-api-types';

export type CartVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type CartVariantsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'availableForSale' | 'currentlyNotInStock'
      > & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
        product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'vendor'> & {
          lenses?: StorefrontAPI.Maybe<{
            references?: StorefrontAPI.Maybe<{nodes: Array<Pick<StorefrontAPI.Product, 'handle'>>}>;
          }>;
          featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText'>>;
        };
      }
    >
  >;
};

export type CartVariantTextsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  language: StorefrontAPI.LanguageCode;
}>;

export type CartVariantTextsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
        product: Pick<StorefrontAPI.Product, 'title'>;
      }
    >
  >;
};

export type CartQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
}>;

export type CartQuery = {cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'id'>>};

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CartInput;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartCreateMutation = {
  cartCreate?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'> & {
        cost: {totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
      }
    >;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message'>>;
  }>;
};

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type CartLinesAddMutation = {
  cartLinesAdd?: StorefrontAPI.Maybe<{
    cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl'>>;
    userErrors: Array<Pick<StorefrontAPI.CartUserError, 'field' | 'message'>>;
    warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message'>>;
  }>;
};

export type CollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type CollectionQuery = {
  collection?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Collection, 'title'> & {
      products: {
        nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
    }
  >;
};

export type CollectionTitleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language: StorefrontAPI.LanguageCode;
}>;

export type CollectionTitleQuery = {
  collection?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Collection, 'title'>>;
};

export type ImageFieldsFragment = Pick<
  StorefrontAPI.Image,
  'url' | 'altText' | 'width' | 'height' | 'thumbhash'
>;

export type ListedFieldsFragment = Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>;

export type CardFieldsFragment = Pick<
  StorefrontAPI.Product,
  'id' | 'handle' | 'title' | 'vendor'
> & {
  widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
  priceRange: {minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
  images: {
    nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>>;
  };
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>>;
        }
      >;
    }
  >;
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
      lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
      image?: StorefrontAPI.Maybe<
        Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
      >;
    }
  >;
  variants: {
    nodes: Array<
      Pick<StorefrontAPI.ProductVariant, 'availableForSale'> & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      }
    >;
  };
};

export type CardVariantFieldsFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'availableForSale'
> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
  >;
};

export type CardTextsFragment = Pick<StorefrontAPI.Product, 'id' | 'title'> & {
  selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
    selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
  }>;
};

export type CatalogueQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  lastAfter?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type CatalogueQuery = {
  onward: {
    nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
  backward: {
    nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'endCursor'>;
  };
};

export type FindProductsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;

export type FindProductsQuery = {
  products: {nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>};
};

export type CardsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type CardsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor'> & {
        widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        priceRange: {minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
          >;
        };
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>>;
              }
            >;
          }
        >;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
            >;
          }
        >;
        variants: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'availableForSale'> & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            }
          >;
        };
      }
    >
  >;
};

export type CardTextsOfQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  language: StorefrontAPI.LanguageCode;
}>;

export type CardTextsOfQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'title'> & {
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
        }>;
      }
    >
  >;
};

export type FirstCardTextsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
  language: StorefrontAPI.LanguageCode;
}>;

export type FirstCardTextsQuery = {
  products: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id' | 'title'> & {
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
        }>;
      }
    >;
  };
};

export type SitemapQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type SitemapQuery = {
  sitemap: {pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>};
};

export type SitemapPageQueryVariables = StorefrontAPI.Exact<{
  page: StorefrontAPI.Scalars['Int']['input'];
}>;

export type SitemapPageQuery = {
  sitemap: {
    pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>;
    resources?: StorefrontAPI.Maybe<{
      items: Array<
        | Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'>
        | Pick<StorefrontAPI.SitemapResourceMetaobject, 'handle' | 'updatedAt'>
      >;
    }>;
  };
};

export type NamedProductsOfQueryVariables = StorefrontAPI.Exact<{
  a: StorefrontAPI.Scalars['String']['input'];
  b: StorefrontAPI.Scalars['String']['input'];
  c: StorefrontAPI.Scalars['String']['input'];
  d: StorefrontAPI.Scalars['String']['input'];
  e: StorefrontAPI.Scalars['String']['input'];
  f: StorefrontAPI.Scalars['String']['input'];
  g: StorefrontAPI.Scalars['String']['input'];
  h: StorefrontAPI.Scalars['String']['input'];
}>;

export type NamedProductsOfQuery = {
  a?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  b?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  c?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  d?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  e?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  f?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  g?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  h?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
};

export type RedirectsFragment = {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>};

export type OwnerRedirectsQueryVariables = StorefrontAPI.Exact<{
  here: StorefrontAPI.Scalars['String']['input'];
  atShopify: StorefrontAPI.Scalars['String']['input'];
}>;

export type OwnerRedirectsQuery = {
  here: {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>};
  atShopify: {nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>};
};

export type PoliciesQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;

export type PoliciesQuery = {
  shop: {
    privacyPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>
    >;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>;
    shippingPolicy?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>
    >;
    termsOfService?: StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>
    >;
  };
};

export type PolicyFieldsFragment = Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>;

export type PricedVariantsFragment = {
  nodes: Array<
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku'> & {
      price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
      compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>;
      selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
    }
  >;
  pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
};

export type PricedOptionsFragment = {
  options: Array<{optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>}>;
};

export type PriceListQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type PriceListQuery = {
  products: {
    edges: Array<
      Pick<StorefrontAPI.ProductEdge, 'cursor'> & {
        node: Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor'> & {
          images: {nodes: Array<Pick<StorefrontAPI.Image, 'url'>>};
          variants: {
            nodes: Array<
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku'> & {
                price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
                compareAtPrice?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                >;
                selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
              }
            >;
            pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
          };
          options: Array<{optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>}>;
        };
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type PriceListTextsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language: StorefrontAPI.LanguageCode;
}>;

export type PriceListTextsQuery = {
  products: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id' | 'title'> & {
        options: Array<{optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>}>;
      }
    >;
  };
};

export type CurrentPricesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type CurrentPricesQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.ProductVariant, 'id'> & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        >;
      }
    >
  >;
};

export type MorePricesQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
}>;

export type MorePricesQuery = {
  product?: StorefrontAPI.Maybe<{
    variants: {
      nodes: Array<
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku'> & {
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
          >;
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  }>;
};

export type MeasurementFieldsFragment = {
  measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
};

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
}>;

export type ProductByHandleQuery = {
  productByHandle?: StorefrontAPI.Maybe<
    Pick<
      StorefrontAPI.Product,
      | 'tags'
      | 'descriptionHtml'
      | 'id'
      | 'title'
      | 'description'
      | 'handle'
      | 'vendor'
      | 'productType'
      | 'isGiftCard'
      | 'availableForSale'
    > & {
      manufacturer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      safety?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      variants: {
        nodes: Array<
          Pick<
            StorefrontAPI.ProductVariant,
            'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
          > & {
            measurements: Array<
              StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>
            >;
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
            >;
          }
        >;
        pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
      };
      widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
      priceRange: {
        minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>;
      };
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<
            Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
              swatch?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                  image?: StorefrontAPI.Maybe<{
                    previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                  }>;
                }
              >;
            }
          >;
        }
      >;
      images: {
        nodes: Array<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
        >;
      };
      measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
    }
  >;
};

export type ProductTextsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  language: StorefrontAPI.LanguageCode;
}>;

export type ProductTextsQuery = {
  productByHandle?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Product, 'title' | 'descriptionHtml'> & {
      manufacturer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      safety?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
      options: Array<
        Pick<StorefrontAPI.ProductOption, 'name'> & {
          optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
        }
      >;
      images: {nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText'>>};
    }
  >;
};

export type MoreVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
}>;

export type MoreVariantsQuery = {
  productByHandle?: StorefrontAPI.Maybe<{
    variants: {
      nodes: Array<
        Pick<
          StorefrontAPI.ProductVariant,
          'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
        > & {
          price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
          lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          image?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
          >;
          measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        }
      >;
      pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  }>;
};

export type ProductFieldsFragment = Pick<
  StorefrontAPI.Product,
  | 'id'
  | 'title'
  | 'description'
  | 'handle'
  | 'vendor'
  | 'productType'
  | 'isGiftCard'
  | 'availableForSale'
> & {
  widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
  priceRange: {
    minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
    maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>;
  };
  options: Array<
    Pick<StorefrontAPI.ProductOption, 'name'> & {
      optionValues: Array<
        Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
          swatch?: StorefrontAPI.Maybe<
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
              image?: StorefrontAPI.Maybe<{
                previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
              }>;
            }
          >;
        }
      >;
    }
  >;
  images: {
    nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>>;
  };
  variants: {
    nodes: Array<
      Pick<
        StorefrontAPI.ProductVariant,
        'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
      > & {
        price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
        compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
        lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
        selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
        image?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
        >;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type VariantFieldsFragment = Pick<
  StorefrontAPI.ProductVariant,
  'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
  lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
  image?: StorefrontAPI.Maybe<
    Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
  >;
};

export type ProductsQueryVariables = StorefrontAPI.Exact<{
  first: StorefrontAPI.Scalars['Int']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
}>;

export type ProductsQuery = {
  products: {
    edges: Array<{
      node: Pick<
        StorefrontAPI.Product,
        | 'id'
        | 'title'
        | 'description'
        | 'handle'
        | 'vendor'
        | 'productType'
        | 'isGiftCard'
        | 'availableForSale'
      > & {
        widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        priceRange: {
          minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
          maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>;
        };
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
          >;
        };
        variants: {
          nodes: Array<
            Pick<
              StorefrontAPI.ProductVariant,
              'id' | 'title' | 'sku' | 'availableForSale' | 'currentlyNotInStock'
            > & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
              lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
              image?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
              >;
            }
          >;
          pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
        };
      };
    }>;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type ShopQueryVariables = StorefrontAPI.Exact<{[key: string]: never}>;

export type ShopQuery = {
  shop: Pick<StorefrontAPI.Shop, 'name'> & {
    paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'currencyCode'>;
    privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
    refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
    shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
    termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>;
  };
  localization: {
    language: Pick<StorefrontAPI.Language, 'isoCode'>;
    availableLanguages: Array<Pick<StorefrontAPI.Language, 'isoCode'>>;
  };
};

export type TogetherQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
}>;

export type TogetherQuery = {
  productByHandle?: StorefrontAPI.Maybe<{
    frames?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      references?: StorefrontAPI.Maybe<{
        nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      }>;
    }>;
    lenses?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      references?: StorefrontAPI.Maybe<{
        nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      }>;
    }>;
    case?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      references?: StorefrontAPI.Maybe<{
        nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      }>;
    }>;
    sameWidth?: StorefrontAPI.Maybe<{
      reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      references?: StorefrontAPI.Maybe<{
        nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
      }>;
    }>;
  }>;
};

export type NamedProductsFragment = {
  reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  references?: StorefrontAPI.Maybe<{
    nodes: Array<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title'>>;
  }>;
};

export type FactsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;

export type FactsQuery = {
  products: {
    nodes: Array<
      Pick<
        StorefrontAPI.Product,
        'id' | 'handle' | 'title' | 'productType' | 'tags' | 'createdAt'
      > & {
        measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        priceRange: {minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<
                  Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'> & {
                    image?: StorefrontAPI.Maybe<{
                      previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>;
                    }>;
                  }
                >;
              }
            >;
          }
        >;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'availableForSale'> & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
          }
        >;
        variants: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'availableForSale'> & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            }
          >;
        };
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type FactsVariantFragment = Pick<StorefrontAPI.ProductVariant, 'availableForSale'> & {
  price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
  selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
};

export type FactsTextsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language: StorefrontAPI.LanguageCode;
}>;

export type FactsTextsQuery = {
  products: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id'> & {
        options: Array<{optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>}>;
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

export type FittingCardsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;

export type FittingCardsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'productType' | 'tags' | 'id' | 'handle' | 'title' | 'vendor'> & {
        measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        pictures: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
          >;
        };
        variants: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'availableForSale' | 'id' | 'title'> & {
              price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
              compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
              lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
              selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
              image?: StorefrontAPI.Maybe<
                Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
              >;
            }
          >;
        };
        widths: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        priceRange: {minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>};
        images: {
          nodes: Array<
            Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
          >;
        };
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<
              Pick<StorefrontAPI.ProductOptionValue, 'name'> & {
                swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>>;
              }
            >;
          }
        >;
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'> & {
            price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;
            compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>;
            lowestPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>;
            selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>;
            image?: StorefrontAPI.Maybe<
              Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height' | 'thumbhash'>
            >;
          }
        >;
      }
    >
  >;
};

export type FittingTextsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  language: StorefrontAPI.LanguageCode;
}>;

export type FittingTextsQuery = {
  nodes: Array<
    StorefrontAPI.Maybe<
      Pick<StorefrontAPI.Product, 'id' | 'title'> & {
        variants: {
          nodes: Array<
            Pick<StorefrontAPI.ProductVariant, 'id'> & {
              selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
            }
          >;
        };
        selectedOrFirstAvailableVariant?: StorefrontAPI.Maybe<{
          selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'value'>>;
        }>;
      }
    >
  >;
};

export type SearchEntriesQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language: StorefrontAPI.LanguageCode;
}>;

export type SearchEntriesQuery = {
  products: {
    nodes: Array<
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags'> & {
        options: Array<
          Pick<StorefrontAPI.ProductOption, 'name'> & {
            optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>>;
          }
        >;
        measurements: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>;
        variants: {nodes: Array<Pick<StorefrontAPI.ProductVariant, 'sku'>>};
      }
    >;
    pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
  };
};

interface GeneratedQueryTypes {
  '#graphql\n  query CartVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        price {\n          amount\n          currencyCode\n        }\n        selectedOptions {\n          name\n          value\n        }\n        image {\n          url\n          altText\n        }\n        product {\n          handle\n          title\n          vendor\n          lenses: metafield(namespace: "custom", key: "lenses") {\n            references(first: 1) {\n              nodes {\n                ... on Product {\n                  handle\n                }\n              }\n            }\n          }\n          featuredImage {\n            url\n            altText\n          }\n        }\n      }\n    }\n  }\n': {
    return: CartVariantsQuery;
    variables: CartVariantsQueryVariables;
  };
  '#graphql\n  query CartVariantTexts($ids: [ID!]!, $language: LanguageCode!)\n  @inContext(language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        selectedOptions {\n          value\n        }\n        product {\n          title\n        }\n      }\n    }\n  }\n': {
    return: CartVariantTextsQuery;
    variables: CartVariantTextsQueryVariables;
  };
  '#graphql\n  query Cart($id: ID!) {\n    cart(id: $id) {\n      id\n    }\n  }\n': {
    return: CartQuery;
    variables: CartQueryVariables;
  };
  '#graphql\n  query Collection($handle: String!, $after: String) {\n    collection(handle: $handle) {\n      title\n      products(first: 250, after: $after) {\n        nodes {\n          ...ListedFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ListedFields on Product {\n    id\n    handle\n    title\n  }\n\n': {
    return: CollectionQuery;
    variables: CollectionQueryVariables;
  };
  '#graphql\n  query CollectionTitle($handle: String!, $language: LanguageCode!) @inContext(language: $language) {\n    collection(handle: $handle) {\n      title\n    }\n  }\n': {
    return: CollectionTitleQuery;
    variables: CollectionTitleQueryVariables;
  };
  '#graphql\n  query Catalogue($after: String, $lastAfter: String) {\n    onward: products(first: 250, after: $after) {\n      nodes {\n        ...ListedFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    backward: products(first: 250, after: $lastAfter, reverse: true) {\n      nodes {\n        ...ListedFields\n      }\n      pageInfo {\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ListedFields on Product {\n    id\n    handle\n    title\n  }\n\n': {
    return: CatalogueQuery;
    variables: CatalogueQueryVariables;
  };
  '#graphql\n  query FindProducts($query: String!) {\n    products(first: 250, query: $query) {\n      nodes {\n        ...ListedFields\n      }\n    }\n  }\n  #graphql\n  fragment ListedFields on Product {\n    id\n    handle\n    title\n  }\n\n': {
    return: FindProductsQuery;
    variables: FindProductsQueryVariables;
  };
  '#graphql\n  query Cards($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ...CardFields\n    }\n  }\n  #graphql\n  fragment CardFields on Product {\n    id\n    handle\n    title\n    vendor\n    widths: metafields(identifiers: [\n      {namespace: "measurements", key: "front_width"}\n      {namespace: "measurements", key: "lens_width"}\n      {namespace: "measurements", key: "bridge"}\n    ]) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 4) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      ...CardVariantFields\n    }\n    variants(first: 100) {\n      nodes {\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CardVariantFields on ProductVariant {\n    id\n    title\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n    thumbhash\n  }\n\n': {
    return: CardsQuery;
    variables: CardsQueryVariables;
  };
  '#graphql\n  query CardTextsOf($ids: [ID!]!, $language: LanguageCode!) @inContext(language: $language) {\n    nodes(ids: $ids) {\n      ...CardTexts\n    }\n  }\n  #graphql\n  fragment CardTexts on Product {\n    id\n    title\n    selectedOrFirstAvailableVariant {\n      selectedOptions {\n        value\n      }\n    }\n  }\n\n': {
    return: CardTextsOfQuery;
    variables: CardTextsOfQueryVariables;
  };
  '#graphql\n  query FirstCardTexts($first: Int!, $sortKey: ProductSortKeys, $language: LanguageCode!)\n  @inContext(language: $language) {\n    products(first: $first, sortKey: $sortKey) {\n      nodes {\n        ...CardTexts\n      }\n    }\n  }\n  #graphql\n  fragment CardTexts on Product {\n    id\n    title\n    selectedOrFirstAvailableVariant {\n      selectedOptions {\n        value\n      }\n    }\n  }\n\n': {
    return: FirstCardTextsQuery;
    variables: FirstCardTextsQueryVariables;
  };
  '#graphql\n  query Sitemap {\n    sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n    }\n  }\n': {
    return: SitemapQuery;
    variables: SitemapQueryVariables;
  };
  '#graphql\n  query SitemapPage($page: Int!) {\n    sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n      resources(page: $page) {\n        items {\n          handle\n          updatedAt\n        }\n      }\n    }\n  }\n': {
    return: SitemapPageQuery;
    variables: SitemapPageQueryVariables;
  };
  '#graphql\n  query NamedProductsOf(\n    $a: String!\n    $b: String!\n    $c: String!\n    $d: String!\n    $e: String!\n    $f: String!\n    $g: String!\n    $h: String!\n  ) {\n    a: productByHandle(handle: $a) {\n      ...ListedFields\n    }\n    b: productByHandle(handle: $b) {\n      ...ListedFields\n    }\n    c: productByHandle(handle: $c) {\n      ...ListedFields\n    }\n    d: productByHandle(handle: $d) {\n      ...ListedFields\n    }\n    e: productByHandle(handle: $e) {\n      ...ListedFields\n    }\n    f: productByHandle(handle: $f) {\n      ...ListedFields\n    }\n    g: productByHandle(handle: $g) {\n      ...ListedFields\n    }\n    h: productByHandle(handle: $h) {\n      ...ListedFields\n    }\n  }\n  #graphql\n  fragment ListedFields on Product {\n    id\n    handle\n    title\n  }\n\n': {
    return: NamedProductsOfQuery;
    variables: NamedProductsOfQueryVariables;
  };
  '#graphql\n  fragment Redirects on UrlRedirectConnection {\n    nodes {\n      path\n      target\n    }\n  }\n  query OwnerRedirects($here: String!, $atShopify: String!) {\n    here: urlRedirects(first: 10, query: $here) {\n      ...Redirects\n    }\n    atShopify: urlRedirects(first: 10, query: $atShopify) {\n      ...Redirects\n    }\n  }\n': {
    return: OwnerRedirectsQuery;
    variables: OwnerRedirectsQueryVariables;
  };
  '#graphql\n  query Policies($language: LanguageCode) @inContext(language: $language) {\n    shop {\n      privacyPolicy {\n        ...PolicyFields\n      }\n      refundPolicy {\n        ...PolicyFields\n      }\n      shippingPolicy {\n        ...PolicyFields\n      }\n      termsOfService {\n        ...PolicyFields\n      }\n    }\n  }\n\n  fragment PolicyFields on ShopPolicy {\n    handle\n    title\n    body\n  }\n': {
    return: PoliciesQuery;
    variables: PoliciesQueryVariables;
  };
  '#graphql\n  query PriceList($first: Int!, $after: String) {\n    products(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          handle\n          title\n          vendor\n          ...PricedOptions\n          images(first: 1) {\n            nodes {\n              url\n            }\n          }\n          variants(first: 100) {\n            ...PricedVariants\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment PricedOptions on Product {\n    options {\n      optionValues {\n        name\n      }\n    }\n  }\n\n  #graphql\n  fragment PricedVariants on ProductVariantConnection {\n    nodes {\n      id\n      title\n      sku\n      price {\n        amount\n        currencyCode\n      }\n      compareAtPrice {\n        amount\n        currencyCode\n      }\n      selectedOptions {\n        value\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n\n': {
    return: PriceListQuery;
    variables: PriceListQueryVariables;
  };
  '#graphql\n  query PriceListTexts($first: Int!, $after: String, $language: LanguageCode!)\n  @inContext(language: $language) {\n    products(first: $first, after: $after) {\n      nodes {\n        id\n        title\n        ...PricedOptions\n      }\n    }\n  }\n  #graphql\n  fragment PricedOptions on Product {\n    options {\n      optionValues {\n        name\n      }\n    }\n  }\n\n': {
    return: PriceListTextsQuery;
    variables: PriceListTextsQueryVariables;
  };
  '#graphql\n  query CurrentPrices($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n': {
    return: CurrentPricesQuery;
    variables: CurrentPricesQueryVariables;
  };
  '#graphql\n  query MorePrices($id: ID!, $after: String!) {\n    product(id: $id) {\n      variants(first: 250, after: $after) {\n        ...PricedVariants\n      }\n    }\n  }\n  #graphql\n  fragment PricedVariants on ProductVariantConnection {\n    nodes {\n      id\n      title\n      sku\n      price {\n        amount\n        currencyCode\n      }\n      compareAtPrice {\n        amount\n        currencyCode\n      }\n      selectedOptions {\n        value\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n\n': {
    return: MorePricesQuery;
    variables: MorePricesQueryVariables;
  };
  '#graphql\n  query ProductByHandle($handle: String!, $images: Int!) {\n    productByHandle(handle: $handle) {\n      ...ProductFields\n      tags\n      descriptionHtml\n      manufacturer: metafield(namespace: "custom", key: "manufacturer") {\n        value\n      }\n      safety: metafield(namespace: "custom", key: "safety") {\n        value\n      }\n      ...MeasurementFields\n      variants(first: 100) {\n        nodes {\n          ...MeasurementFields\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    description\n    handle\n    vendor\n    productType\n    isGiftCard\n    availableForSale\n    widths: metafields(\n      identifiers: [\n        {namespace: "measurements", key: "front_width"}\n        {namespace: "measurements", key: "lens_width"}\n        {namespace: "measurements", key: "bridge"}\n      ]\n    ) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n    images(first: $images) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    variants(first: 100) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    currentlyNotInStock\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n    thumbhash\n  }\n\n  #graphql\n  fragment MeasurementFields on HasMetafields {\n    measurements: metafields(\n      identifiers: [\n        {namespace: "measurements", key: "front_width"}\n        {namespace: "measurements", key: "front_height"}\n        {namespace: "measurements", key: "lens_width"}\n        {namespace: "measurements", key: "lens_height"}\n        {namespace: "measurements", key: "bridge"}\n        {namespace: "measurements", key: "temple_length"}\n        {namespace: "measurements", key: "weight"}\n        {namespace: "measurements", key: "lens_layers"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n': {
    return: ProductByHandleQuery;
    variables: ProductByHandleQueryVariables;
  };
  '#graphql\n  query ProductTexts($handle: String!, $images: Int!, $language: LanguageCode!)\n  @inContext(language: $language) {\n    productByHandle(handle: $handle) {\n      title\n      descriptionHtml\n      manufacturer: metafield(namespace: "custom", key: "manufacturer") {\n        value\n      }\n      safety: metafield(namespace: "custom", key: "safety") {\n        value\n      }\n      options {\n        name\n        optionValues {\n          name\n        }\n      }\n      images(first: $images) {\n        nodes {\n          url\n          altText\n        }\n      }\n    }\n  }\n': {
    return: ProductTextsQuery;
    variables: ProductTextsQueryVariables;
  };
  '#graphql\n  query MoreVariants($handle: String!, $after: String!) {\n    productByHandle(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes {\n          ...VariantFields\n          ...MeasurementFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    currentlyNotInStock\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n    thumbhash\n  }\n\n  #graphql\n  fragment MeasurementFields on HasMetafields {\n    measurements: metafields(\n      identifiers: [\n        {namespace: "measurements", key: "front_width"}\n        {namespace: "measurements", key: "front_height"}\n        {namespace: "measurements", key: "lens_width"}\n        {namespace: "measurements", key: "lens_height"}\n        {namespace: "measurements", key: "bridge"}\n        {namespace: "measurements", key: "temple_length"}\n        {namespace: "measurements", key: "weight"}\n        {namespace: "measurements", key: "lens_layers"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n': {
    return: MoreVariantsQuery;
    variables: MoreVariantsQueryVariables;
  };
  '#graphql\n  query Products($first: Int!, $images: Int!, $sortKey: ProductSortKeys) {\n    products(first: $first, sortKey: $sortKey) {\n      edges {\n        node {\n          ...ProductFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductFields on Product {\n    id\n    title\n    description\n    handle\n    vendor\n    productType\n    isGiftCard\n    availableForSale\n    widths: metafields(\n      identifiers: [\n        {namespace: "measurements", key: "front_width"}\n        {namespace: "measurements", key: "lens_width"}\n        {namespace: "measurements", key: "bridge"}\n      ]\n    ) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n      maxVariantPrice {\n        amount\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n          image {\n            previewImage {\n              url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n            }\n          }\n        }\n      }\n    }\n    images(first: $images) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    variants(first: 100) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    currentlyNotInStock\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n    thumbhash\n  }\n\n': {
    return: ProductsQuery;
    variables: ProductsQueryVariables;
  };
  '#graphql\n  query Shop {\n    shop {\n      name\n      paymentSettings {\n        currencyCode\n      }\n      privacyPolicy {\n        handle\n      }\n      refundPolicy {\n        handle\n      }\n      shippingPolicy {\n        handle\n      }\n      termsOfService {\n        handle\n      }\n    }\n    localization {\n      language {\n        isoCode\n      }\n      availableLanguages {\n        isoCode\n      }\n    }\n  }\n': {
    return: ShopQuery;
    variables: ShopQueryVariables;
  };
  '#graphql\n  query Together($handle: String!) {\n    productByHandle(handle: $handle) {\n      frames: metafield(namespace: "custom", key: "fits_frames") {\n        ...NamedProducts\n      }\n      lenses: metafield(namespace: "custom", key: "lenses") {\n        ...NamedProducts\n      }\n      case: metafield(namespace: "custom", key: "case") {\n        ...NamedProducts\n      }\n      sameWidth: metafield(namespace: "custom", key: "same_width") {\n        ...NamedProducts\n      }\n    }\n  }\n  fragment NamedProducts on Metafield {\n    reference {\n      ...ListedFields\n    }\n    references(first: 8) {\n      nodes {\n        ...ListedFields\n      }\n    }\n  }\n  #graphql\n  fragment ListedFields on Product {\n    id\n    handle\n    title\n  }\n\n': {
    return: TogetherQuery;
    variables: TogetherQueryVariables;
  };
  '#graphql\n  query Facts($after: String) {\n    products(first: 250, after: $after) {\n      nodes {\n        id\n        handle\n        title\n        productType\n        tags\n        createdAt\n        measurements: metafields(identifiers: [\n          {namespace: "measurements", key: "front_width"}\n          {namespace: "measurements", key: "lens_layers"}\n        ]) {\n          key\n          value\n        }\n        priceRange {\n          minVariantPrice {\n            amount\n            currencyCode\n          }\n        }\n        options {\n          name\n          optionValues {\n            name\n            swatch {\n              color\n              image {\n                previewImage {\n                  url(transform: {maxWidth: 48, maxHeight: 48, crop: CENTER})\n                }\n              }\n            }\n          }\n        }\n        selectedOrFirstAvailableVariant {\n          ...FactsVariant\n        }\n        variants(first: 100) {\n          nodes {\n            ...FactsVariant\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment FactsVariant on ProductVariant {\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    selectedOptions {\n      name\n      value\n    }\n  }\n': {
    return: FactsQuery;
    variables: FactsQueryVariables;
  };
  '#graphql\n  query FactsTexts($after: String, $language: LanguageCode!) @inContext(language: $language) {\n    products(first: 250, after: $after) {\n      nodes {\n        id\n        options {\n          optionValues {\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n': {
    return: FactsTextsQuery;
    variables: FactsTextsQueryVariables;
  };
  '#graphql\n  query FittingCards($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...CardFields\n        productType\n        tags\n        measurements: metafields(identifiers: [{namespace: "measurements", key: "lens_layers"}]) {\n          key\n          value\n        }\n        pictures: images(first: 10) {\n          nodes {\n            ...ImageFields\n          }\n        }\n        variants(first: 100) {\n          nodes {\n            ...CardVariantFields\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CardFields on Product {\n    id\n    handle\n    title\n    vendor\n    widths: metafields(identifiers: [\n      {namespace: "measurements", key: "front_width"}\n      {namespace: "measurements", key: "lens_width"}\n      {namespace: "measurements", key: "bridge"}\n    ]) {\n      key\n      value\n    }\n    priceRange {\n      minVariantPrice {\n        amount\n        currencyCode\n      }\n    }\n    images(first: 4) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    selectedOrFirstAvailableVariant {\n      ...CardVariantFields\n    }\n    variants(first: 100) {\n      nodes {\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CardVariantFields on ProductVariant {\n    id\n    title\n    availableForSale\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n    }\n    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {\n      value\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n    thumbhash\n  }\n\n': {
    return: FittingCardsQuery;
    variables: FittingCardsQueryVariables;
  };
  '#graphql\n  query FittingTexts($ids: [ID!]!, $language: LanguageCode!) @inContext(language: $language) {\n    nodes(ids: $ids) {\n      ... on Product {\n        ...CardTexts\n        variants(first: 100) {\n          nodes {\n            id\n            selectedOptions {\n              value\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CardTexts on Product {\n    id\n    title\n    selectedOrFirstAvailableVariant {\n      selectedOptions {\n        value\n      }\n    }\n  }\n\n': {
    return: FittingTextsQuery;
    variables: FittingTextsQueryVariables;
  };
  '#graphql\n  query SearchEntries($after: String, $language: LanguageCode!) @inContext(language: $language) {\n    products(first: 250, after: $after) {\n      nodes {\n        id\n        handle\n        title\n        vendor\n        productType\n        tags\n        options {\n          name\n          optionValues {\n            name\n          }\n        }\n        measurements: metafields(identifiers: [\n          {namespace: "measurements", key: "front_width"}\n          {namespace: "measurements", key: "lens_layers"}\n        ]) {\n          key\n          value\n        }\n        variants(first: 100) {\n          nodes {\n            sku\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n': {
    return: SearchEntriesQuery;
    variables: SearchEntriesQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation CartCreate($input: CartInput!, $language: LanguageCode)\n  @inContext(language: $language) {\n    cartCreate(input: $input) {\n      cart {\n        id\n        checkoutUrl\n        totalQuantity\n        cost {\n          totalAmount {\n            amount\n            currencyCode\n          }\n        }\n      }\n      userErrors {\n        field\n        message\n      }\n      warnings {\n        code\n        message\n      }\n    }\n  }\n': {
    return: CartCreateMutation;
    variables: CartCreateMutationVariables;
  };
  '#graphql\n  mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $language: LanguageCode)\n  @inContext(language: $language) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        id\n        checkoutUrl\n      }\n      userErrors {\n        field\n        message\n      }\n      warnings {\n        code\n        message\n      }\n    }\n  }\n': {
    return: CartLinesAddMutation;
    variables: CartLinesAddMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
