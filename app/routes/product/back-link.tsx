import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';

export function BackLink() {
  const {t} = useLanguage();
  return (
    <p className="mb-1 md:mb-3 print:hidden">
      <Link to="/" className="link inline-flex min-h-11 items-center text-stone">
        {t('product.backToProducts')}
      </Link>
    </p>
  );
}
