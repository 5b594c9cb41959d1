import {Link} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';

export function BackLink() {
  const {t} = useLanguage();
  return (
    <p className="mb-1 md:mb-3 print:hidden">
      <Link to="/" prefetch="intent" className="link inline-flex min-h-11 items-center text-stone">
        {t('product.backToProducts')}
      </Link>
    </p>
  );
}
