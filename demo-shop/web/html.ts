const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Safe markup; `html` escapes everything else. */
export class SafeHtml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = SafeHtml | string | number | readonly SafeHtml[] | undefined;

/** Template tag that escapes every value except its own markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): SafeHtml {
  const filled = parts.map((part, index) => part + markupOf(values[index]));
  return new SafeHtml(filled.join(''));
}

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map((item) => item.markup).join('');
  return escapeHtml(String(value));
}
