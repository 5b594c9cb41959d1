import type {InputHTMLAttributes, ReactNode, Ref} from 'react';
import {Form} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {SearchIcon} from '~/ui/icons';
import {MAX_QUERY_LENGTH} from './query';

interface SearchFormProps {
  /** The field's label. */
  label: string;
  query?: string;
  onSubmit?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** The attributes of a combobox. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  className?: string;
  /** Between the field and its button. */
  children?: ReactNode;
}

/** Leads to the results; a plain form without scripts. */
export function SearchForm({
  label,
  query,
  onSubmit,
  ref,
  field,
  className = '',
  children,
}: SearchFormProps) {
  const {t} = useLanguage();
  return (
    <Form
      role="search"
      action="/search"
      onSubmit={onSubmit}
      className={`search-form ${className}`.trimEnd()}
    >
      <input
        ref={ref}
        type="search"
        name="q"
        required
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={query}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
      />
      {children}
      <button
        type="submit"
        aria-label={t('header.search')}
        className="pressable flex size-12 shrink-0 items-center justify-center"
      >
        <SearchIcon />
      </button>
    </Form>
  );
}
