/** Where the writing goes on. */
export function draftAddress(draftKey: string): string {
  const [kind, id = ''] = draftKey.split(':');
  if (kind === 'chat')
    return `/notification/index?${new URLSearchParams({ openChat: 'true', chatId: id, type: 'private' })}`;
  if (kind === 'notice') return '/notification/edit?new=true';
  return id === 'new' ? '/feedback/index' : `/feedback/list?ticket=${id}`;
}

/** What a draft says; of a form the texts of its fields. */
export function draftWords(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const fields = JSON.parse(text) as { title?: string; subject?: string; content?: string };
    return [fields.title, fields.subject, fields.content].filter(Boolean).join(' · ') || text;
  } catch {
    return text;
  }
}
