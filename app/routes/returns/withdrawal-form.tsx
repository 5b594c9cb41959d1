import {useEffect, useId, useRef, useState, type ChangeEventHandler} from 'react';
import {company} from '~/shop/company';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {earlyPress} from '~/ui/early-press';
import {showToast} from '~/ui/toast';
import {form} from '~/shop/pages/returns';

/** In the order of the standard form; order number and e-mail address identify the purchase. */
const fields = [
  {name: 'goods', autoComplete: 'off', wide: true},
  {name: 'order', autoComplete: 'off'},
  {name: 'ordered', autoComplete: 'off'},
  {name: 'received', autoComplete: 'off'},
  {name: 'name', autoComplete: 'name'},
  {name: 'address', autoComplete: 'street-address', wide: true, lines: 2},
  {name: 'email', autoComplete: 'email', type: 'email'},
  {name: 'date', autoComplete: 'off'},
] as const;

const recipient = [company.name, company.street, company.city, company.email]
  .filter(Boolean)
  .join(', ');

/**
 * The statutory form, and the shop's way to withdraw online. Confirming is a plain link: without JavaScript it opens an
 * e-mail with an empty form. For what the law requires beyond it, see `company.ts`.
 */
export function WithdrawalForm() {
  const {pick} = useLanguage();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const inputs = useRef<HTMLDivElement>(null);

  // Input from before hydration, or restored by the browser.
  useEffect(() => {
    const typed =
      inputs.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ??
      [];
    setValues(new Map([...typed].map(({name, value}) => [name, value])));
  }, []);

  const message = [
    pick(form.standard),
    `${pick(form.to)}: ${recipient}`,
    pick(form.declaration),
    ...fields.map(({name}) => `${pick(form[name])}: ${values.get(name) ?? ''}`),
  ].join('\r\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      showToast('success', pick(form.copied));
    } catch {
      showToast('error', pick(form.copyFailed));
    }
  }

  return (
    <div className="max-w-text">
      <p className="text-stone print:hidden">{pick(form.instruction)}</p>
      <div className="mt-6 border border-line bg-surface p-5 sm:p-8 print:break-inside-avoid print:border-0 print:p-0">
        <h3 className="font-medium">{pick(form.standard)}</h3>
        <p className="mt-4 wrap-anywhere">
          {pick(form.to)}: {recipient}
        </p>
        <p className="mt-4">{pick(form.declaration)}</p>
        <div ref={inputs} className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={values.get(field.name) ?? ''}
              onChange={({target}) =>
                setValues((former) => new Map(former).set(target.name, target.value))
              }
            />
          ))}
          <p className="hidden pt-10 text-sm text-stone print:block">
            <span className="block border-t border-stone pt-1">{pick(form.signature)}</span>
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          {company.email && (
            <a
              href={`mailto:${company.email}?${mailFields(pick(form.subject), message)}`}
              className={buttonClass.primary}
            >
              {pick(form.confirm)}
            </a>
          )}
          <button
            {...earlyPress('copy')}
            type="button"
            onClick={copy}
            className={buttonClass.secondary}
          >
            {pick(form.copy)}
          </button>
          <button
            {...earlyPress('print')}
            type="button"
            onClick={() => print()}
            className={buttonClass.secondary}
          >
            {pick(form.print)}
          </button>
        </div>
      </div>
      {company.email && <p className="mt-4 text-sm text-stone print:hidden">{pick(form.how)}</p>}
    </div>
  );
}

function Field({
  field,
  value,
  onChange,
}: {
  field: (typeof fields)[number];
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}) {
  const {pick} = useLanguage();
  const id = useId();
  const given = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    value,
    onChange,
    className:
      'mt-1 min-h-11 w-full rounded-control border border-stone bg-surface px-3 py-2 print:rounded-none print:border-0 print:border-b print:px-0',
  };
  return (
    <div className={'wide' in field ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="block text-sm text-stone">
        {pick(form[field.name])}
      </label>
      {'lines' in field ? (
        <textarea {...given} rows={field.lines} />
      ) : (
        <input {...given} type={'type' in field ? field.type : 'text'} />
      )}
    </div>
  );
}

/** Mail programs do not decode a plus as a space, so spaces are `%20`. */
function mailFields(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
