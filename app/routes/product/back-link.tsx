import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';

export function BackLink() {
  const {t} = useLanguage();
  return (
    <p className="back-link">
      <Link to="/" className="link">
        {t('product.backToProducts')}
      </Link>
    </p>
  );
}
