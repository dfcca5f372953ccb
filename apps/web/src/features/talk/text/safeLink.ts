/** An address that a link may lead to; null for one that could do something else, such as `javascript:`. */
export function safeLink(url: string): string | null {
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!/^(https?|mailto):/i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).href;
}

/** Where a link really leads, when its words look like another address; '' otherwise. */
export function hiddenHost(words: string, url: string): string {
  if (!URL.canParse(url) || !/\w\.\w/.test(words)) return '';
  const { host } = new URL(url);
  return host === '' || words.includes(host) ? '' : host;
}
