/** A path that is not gone down: it `leaves` its root, meets a `link` where none may be, or a link that leads `nowhere`. */
export class UnsafePath extends Error {
  readonly why: 'leaves' | 'link' | 'nowhere';

  constructor(path: string, why: UnsafePath['why']) {
    super(`${JSON.stringify(path)}: ${why === 'leaves' ? 'leaves its folder' : `a link (${why})`}`);
    this.why = why;
  }
}
