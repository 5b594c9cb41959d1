import {useState} from 'react';
import {collectionLinks} from '~/catalogue/collection-links';
import {useLanguage} from '~/i18n/language-provider';
import {benefits, benefitsTitle} from '~/shop/benefits';
import type {NavigationLink} from '~/shop/navigation';
import {Link} from '~/ui/link';
import {BENEFITS, useReadingLinks} from './navigation';
import {PaymentLogos} from './payment-logos';
import {useIsOwnShop, useShopName} from './root-data';

export function Footer() {
  const {t} = useLanguage();
  const shopName = useShopName();
  const isOwnShop = useIsOwnShop();
  const readingLinks = useReadingLinks('footer');
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="bg-granite text-white [--focus-color:white] print:hidden">
      <div className="shell pt-16 pb-10 max-md:pt-12">
        <div className="two-columns gap-x-4 gap-y-10 md:grid-cols-4 md:gap-6">
          <LinkList title={t('footer.collections')} links={collectionLinks} />
          {readingLinks.length > 0 && (
            <LinkList title={t('footer.information')} links={readingLinks} />
          )}
          {isOwnShop && benefits.length > 0 && <Benefits />}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-6 border-t border-white/20 pt-8">
          <p className="text-sm text-white/70">
            {`${[`© ${year}`, shopName].filter(Boolean).join(' ')}. ${t('footer.rights')}`}
          </p>
          {isOwnShop && <PaymentLogos />}
        </div>
      </div>
    </footer>
  );
}

function Benefits() {
  const {pick} = useLanguage();
  return (
    <section
      id={BENEFITS}
      aria-labelledby="benefits-title"
      className="max-md:col-span-full md:col-span-2"
    >
      <h2 id="benefits-title" className="text-heading">
        {pick(benefitsTitle)}
      </h2>
      <dl className="mt-4 two-columns gap-4 max-md:text-sm md:mt-6 md:gap-6">
        {benefits.map(({id, name, text}) => (
          <div key={id}>
            <dt className="font-medium">{pick(name)}</dt>
            <dd className="text-white/70">{pick(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LinkList({title, links}: {title: string; links: readonly NavigationLink[]}) {
  const {pick} = useLanguage();
  return (
    <nav aria-label={title}>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4">
        {links.map(({to, text}) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {pick(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
