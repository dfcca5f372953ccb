import type { FormRule } from 'antd';

/** `ssh://…`, or the short form `user@host:path`. */
export function isSsh(address: string): boolean {
  return /^(ssh:\/\/|[^/\s]+@[^/\s:]+:)/.test(address.trim());
}

/** http, https or ssh; the server also looks at what the name leads to. */
function isGitAddress(address: string): boolean {
  return isSsh(address) || /^https?:\/\/[^\s/]+/.test(address.trim());
}

/** Rules of a field for the address of a repository. */
export function gitAddressRules(needed: string, wrong: string): FormRule[] {
  return [
    { required: true, whitespace: true, message: needed },
    {
      validator: (_, address: string | undefined) =>
        !address?.trim() || isGitAddress(address) ? Promise.resolve() : Promise.reject(new Error(wrong)),
    },
  ];
}
