import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Shape } from '../design/shape.ts';
import type { Library } from '../library/library.ts';

/** Parameters of a shape that name a file of the project, with its path; an absolute path is none of the project's. */
export function fileParameters({ descriptor, values }: Shape): { parameter: string; path: string }[] {
  return descriptor.parameters.flatMap(({ name, file }) => {
    const path = file ? values[name] : undefined;
    return typeof path === 'string' && path !== '' && !path.startsWith('/')
      ? [{ parameter: name, path }]
      : [];
  });
}

/** Every file that the parameters of a document, and of those below it, name. */
export function filesNamed(document: SocDocument, library: Library): string[] {
  const seen = new Set<SocDocument>();
  const paths = new Set<string>();
  const visit = (each: SocDocument): void => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const { shape } of designOf(each, library).blocks.values()) {
      for (const { path } of shape ? fileParameters(shape) : []) paths.add(path);
      if (shape?.entry.document) visit(shape.entry.document);
    }
  };
  visit(document);
  return [...paths];
}
