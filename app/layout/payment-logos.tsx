import {useLanguage} from '~/i18n/language-provider';

const box = 'flex h-8 w-13 items-center justify-center rounded-control bg-white';

/** Card and pay-later marks, drawn here: nothing is fetched from the payment companies. */
export function PaymentLogos() {
  const {t} = useLanguage();
  return (
    <ul aria-label={t('footer.payments')} className="flex gap-2">
      <li className={box}>
        <svg role="img" aria-label="Visa" width="38" height="14" viewBox="0 0 38 14">
          <text
            x="19"
            y="12"
            textAnchor="middle"
            fontFamily="Arial, sans-serif"
            fontSize="14"
            fontWeight="700"
            fontStyle="italic"
            fill="#1a1f71"
          >
            VISA
          </text>
        </svg>
      </li>
      <li className={box}>
        <svg role="img" aria-label="Mastercard" width="34" height="20" viewBox="0 0 34 20">
          <circle cx="12" cy="10" r="9" fill="#eb001b" />
          <circle cx="22" cy="10" r="9" fill="#f79e1b" />
          <path d="M17 2.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
        </svg>
      </li>
      <li className="flex h-8 items-center rounded-control bg-white px-3 text-sm font-medium text-ink">
        {t('footer.payLater')}
      </li>
    </ul>
  );
}
