import { SocLayout, treeKind } from '@netloom/model';
import { readLayout } from './read.ts';
import { writeLayout } from './write.ts';

/** Where the blocks of a SoC stand, and its notes; a block's place changes as one, as does each member of a note. */
export const layoutKind = treeKind<SocLayout>({
  id: 'layout',
  suffix: '.layout.json',
  read: readLayout,
  write: writeLayout,
  title: () => undefined,
  rules: {
    shapeOf(way) {
      let steps = way;
      // What an instance has drawn otherwise is told as what its document has.
      while (steps[0] === 'insides' && steps.length > 2) steps = steps.slice(2);
      if (steps[0] === 'insides')
        return steps.length === 1 ? { kind: 'record', of: 'block' } : { kind: 'members', isImplied: true };
      if (steps[0] === 'notes' && steps.length === 1) return { kind: 'record', of: 'note' };
      if (steps[0] !== 'blocks') return undefined;
      return steps.length === 1 ? { kind: 'record', of: 'block' } : { kind: 'value' };
    },
  },
  parse: (tree) => SocLayout.safeParse(tree).data,
});
