const SPECIAL = /[&<>"]/;

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
