import {expect, test} from 'vitest';
import type {ProductImage, Variant} from '~/catalogue/product';
import {galleryPictures} from '~/routes/product/gallery-pictures';

test.each`
  pictures                 | variants                 | chosen | shown
  ${'black worn side red'} | ${'black red'}           | ${0}   | ${'black worn side'}
  ${'black worn side red'} | ${'black red'}           | ${1}   | ${'red worn side'}
  ${'mood black worn red'} | ${'black red'}           | ${0}   | ${'mood black worn'}
  ${'mood black worn red'} | ${'black red'}           | ${1}   | ${'red mood worn'}
  ${'red black worn'}      | ${'black red'}           | ${0}   | ${'black worn'}
  ${'black red blue'}      | ${'black red blue'}      | ${0}   | ${'black red blue'}
  ${'black red blue'}      | ${'black red blue'}      | ${1}   | ${'red black blue'}
  ${'black worn side red'} | ${'black black red red'} | ${3}   | ${'red worn side'}
  ${'front worn side'}     | ${'front front'}         | ${1}   | ${'front worn side'}
  ${'front worn side'}     | ${''}                    | ${0}   | ${'front worn side'}
  ${'black worn red'}      | ${'black red'}           | ${9}   | ${'black worn red'}
  ${'only'}                | ${'only'}                | ${0}   | ${'only'}
  ${''}                    | ${'missing'}             | ${0}   | ${''}
`(
  'of "$pictures", variants of "$variants", number $chosen shows "$shown"',
  ({
    pictures,
    variants,
    chosen,
    shown,
  }: Record<'pictures' | 'variants' | 'shown', string> & {chosen: number}) => {
    const names = words(pictures);
    const product = {
      images: names.map((url) => ({url}) as ProductImage),
      variants: words(variants).map((name) => {
        const imageIndex = names.indexOf(name);
        return (imageIndex < 0 ? {} : {imageIndex}) as Variant;
      }),
    };
    const found = galleryPictures(product, product.variants[chosen]);
    expect(found.map(({url}) => url)).toEqual(words(shown));
  },
);

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
