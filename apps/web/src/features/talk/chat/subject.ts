const RUN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** What an address shows, as rooms are named; null of nothing that has one. */
export function subjectOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const asked = new URLSearchParams(search);
  const number = (path: string, name: string) => {
    const value = asked.get(name) ?? '';
    return pathname === path && NUMBER.test(value) ? value : null;
  };
  const bug = number('/example/bug', 'bug');
  const ticket = number('/feedback/list', 'ticket');
  const runId = asked.get('run') ?? '';
  if (bug !== null) return `defect:${bug}`;
  if (ticket !== null) return `ticket:${ticket}`;
  return RUN.test(runId) ? `run:${runId}` : null;
}
