import {useLanguage} from '~/i18n/language-provider';
import {paymentMethods} from '~/shop/payment';

/** Card marks, drawn here: no request goes to the payment companies. */
const marks = {
  visa: (
    <svg role="img" aria-label="Visa" width="38" height="14" viewBox="0 0 38 14">
      <g transform="translate(3.5) skewX(-14)" fill="#1a1f71">
        <path d="M1 2h2.9l2.1 6.3L8.1 2H11L7.4 12H4.6ZM12.6 2h2.7v10h-2.7ZM25.8 12l3.7-10h2.8l3.7 10h-2.9l-.5-1.7h-3.4l-.5 1.7Zm4-3.8h2.2l-1.1-3.5Z" />
        <path
          d="M23.9 4.1c-.9-.6-1.9-.9-2.9-.9-1.3 0-2.1.5-2.1 1.4 0 2.3 5.3 1.2 5.3 4.1 0 1.3-1.1 2.1-2.9 2.1-1.2 0-2.4-.3-3.3-1"
          fill="none"
          stroke="#1a1f71"
          strokeWidth="2.4"
        />
      </g>
    </svg>
  ),
  mastercard: (
    <svg role="img" aria-label="Mastercard" width="34" height="20" viewBox="0 0 34 20">
      <circle cx="12" cy="10" r="9" fill="#eb001b" />
      <circle cx="22" cy="10" r="9" fill="#f79e1b" />
      <path d="M17 2.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
    </svg>
  ),
};

/** Payment methods, as marks or words. */
export function PaymentLogos() {
  const {pick, t} = useLanguage();
  if (paymentMethods.length === 0) return null;
  return (
    <ul aria-label={t('footer.payments')} className="flex flex-wrap gap-2">
      {paymentMethods.map((method) => {
        const isMark = typeof method === 'string';
        return (
          <li
            key={isMark ? method : method.en}
            className={`flex h-8 items-center justify-center rounded-control bg-white forced-color-adjust-none ${isMark ? 'w-13' : 'px-3 text-sm font-medium text-ink'}`}
          >
            {isMark ? marks[method] : pick(method)}
          </li>
        );
      })}
    </ul>
  );
}
