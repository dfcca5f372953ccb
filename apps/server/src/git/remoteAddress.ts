import { warning } from '../http/refuse.ts';

/** Where a remote repository is. `text` is what git is told; it has no password and no option in it. */
export interface RemoteAddress {
  text: string;
  protocol: 'http' | 'https' | 'ssh';
  /** Without the brackets of an IPv6 address. */
  host: string;
  port: number;
  /** Of an ssh address; empty where it names none. */
  user: string;
}

const SCP_LIKE = /^(?:([\w][\w.-]*)@)?([A-Za-z0-9][A-Za-z0-9.-]*):([\w~./][\w ~.,+@=()/-]*)$/;
const PATH = /^\/[\w~.,+@=()%:/-]+$/;
const PORTS = { http: 80, https: 443, ssh: 22 };

/**
 * Reads http://…, https://…, ssh://… and user@host:path. @throws a 601 that names `field` for all else: other protocols,
 * options, passwords in the address.
 */
export function parseAddress(text: string, field: string): RemoteAddress {
  const address = text.trim();
  if (/^(https?|ssh):\/\//i.test(address)) return parseUrl(address, field);
  if (/^[\w+-]+::?\/?\//.test(address)) {
    throw warning('address-protocol', { field });
  }
  const [whole, user = '', host] = SCP_LIKE.exec(address) ?? [];
  if (whole === undefined || host === undefined) {
    throw warning('address-form', { field });
  }
  return { text: whole, protocol: 'ssh', host, port: PORTS.ssh, user };
}

function parseUrl(address: string, field: string): RemoteAddress {
  if (!URL.canParse(address)) throw warning('address-invalid', { field });
  const url = new URL(address);
  const protocol = url.protocol.slice(0, -1) as RemoteAddress['protocol'];
  if (url.password !== '' || (protocol !== 'ssh' && url.username !== '')) {
    throw warning('address-with-secret', { field });
  }
  if (url.search !== '' || url.hash !== '') throw warning('address-with-query', { field });
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (!/^[A-Za-z0-9][A-Za-z0-9.-]*$|^[0-9a-f:.]+$/.test(host)) throw warning('address-host', { field });
  if (!PATH.test(url.pathname) || /^\/+$/.test(url.pathname)) {
    throw warning('address-path', { field });
  }
  if (!/^[\w.-]*$/.test(url.username) || url.username.startsWith('-')) {
    throw warning('address-user', { field });
  }
  const user = url.username === '' ? '' : `${url.username}@`;
  const port = url.port === '' ? '' : `:${url.port}`;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    text: `${protocol}://${user}${shownHost}${port}${url.pathname}`,
    protocol,
    host,
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    user: url.username,
  };
}
