import type {ReactNode} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {company, companyNote} from '~/shop/company';

/** The company's details for customers. */
export function CompanyDetails() {
  const {pick, t} = useLanguage();
  const {name, organisationNumber, vatNumber, seat, street, city, email, phone} = company;
  const details: ReadonlyArray<readonly [term: string, detail: string, shown?: ReactNode]> = [
    [t('company.name'), name],
    [t('company.organisationNumber'), organisationNumber],
    [t('company.vatNumber'), vatNumber],
    [t('company.seat'), seat],
    [t('company.address'), [street, city].filter(Boolean).join('\n')],
    [t('company.email'), email, <EmailLink key="email" />],
    [t('company.phone'), phone],
  ];
  return (
    <>
      <dl className="-my-3">
        {details
          .filter(([, detail]) => detail)
          .map(([term, detail, shown = detail]) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-medium">{term}</dt>
              <dd className="whitespace-pre-line text-stone">{shown}</dd>
            </div>
          ))}
      </dl>
      {companyNote && <p className="mt-6 text-sm text-stone">{pick(companyNote)}</p>}
    </>
  );
}

export function EmailLink() {
  return (
    <a href={`mailto:${company.email}`} className="link wrap-anywhere">
      {company.email}
    </a>
  );
}
