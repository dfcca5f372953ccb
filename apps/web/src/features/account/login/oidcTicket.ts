const KEY = 'netloom.oidcTicket';

/** Kept in this tab alone while the browser is at the provider: the server hands the token to who has the ticket. */
export function keepTicket(ticket: string): void {
  sessionStorage.setItem(KEY, ticket);
}

export function keptTicket(): string {
  return sessionStorage.getItem(KEY) ?? '';
}
