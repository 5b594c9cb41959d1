import {useLanguage} from '~/i18n/language-provider';
import {ALL} from '~/catalogue/categories';
import {useShopName} from '~/layout/root-data';
import {allProducts} from '~/shop/categories';
import {buttonClass} from '~/ui/button';
import {Link} from '~/ui/link';

/** The home page's beginning for a shop without own texts and pictures: only its name. */
export function PlainOpening() {
  const {pick, t} = useLanguage();
  return (
    <section className="shell pt-16 md:pt-24">
      <h1 className="text-display wrap-anywhere">{useShopName() || t('header.home')}</h1>
      <Link to={`/category/${ALL}`} className={`${buttonClass.primary} mt-8`}>
        {pick(allProducts)}
      </Link>
    </section>
  );
}
