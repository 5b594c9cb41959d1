import type {Product} from '~/catalogue/product';
import {ShopProse} from '~/catalogue/shop-prose';
import {useLanguage} from '~/i18n/language-provider';

export function Description({product}: {product: Product}) {
  const {language, pick, t} = useLanguage();
  const {description, descriptionHtml} = product;
  const html = descriptionHtml?.[language];
  if (!html && !pick(description)) return null;
  return (
    <>
      <h2 className="mt-10 text-heading">{t('product.description')}</h2>
      <ShopProse text={description} html={descriptionHtml} />
    </>
  );
}
