/** Whether a path matches: `*` within a name, `**` over dots, `?` one character. */
export function globOf(pattern: string, ignoreCase = false): RegExp {
  const source = pattern.replace(/\*\*|[*?.+^${}()|[\]\\]/g, (part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^.]*' : part === '?' ? '[^.]' : `\\${part}`;
  });
  return new RegExp(`^${source}$`, ignoreCase ? 'i' : '');
}
