import type {ReactNode} from 'react';
import {company} from '~/shop/company';
import {useLanguage} from '~/i18n/language-provider';

/** Who the shop's customers do business with. */
export function CompanyDetails() {
  const {t} = useLanguage();
  return (
    <dl className="-my-3 max-w-text">
      <Detail term={t('company.name')}>{company.name}</Detail>
      <Detail term={t('company.organisationNumber')}>{company.organisationNumber}</Detail>
      <Detail term={t('company.vatNumber')}>{company.vatNumber}</Detail>
      <Detail term={t('company.seat')}>{company.seat}</Detail>
      <Detail term={t('company.address')}>
        {company.street}
        <br />
        {company.city}
      </Detail>
      <Detail term={t('company.email')}>
        <EmailLink />
      </Detail>
      <Detail term={t('company.phone')}>{company.phone}</Detail>
    </dl>
  );
}

export function EmailLink() {
  return (
    <a href={`mailto:${company.email}`} className="link wrap-anywhere">
      {company.email}
    </a>
  );
}

function Detail({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[12rem_1fr]">
      <dt className="font-medium">{term}</dt>
      <dd className="text-stone">{children}</dd>
    </div>
  );
}
