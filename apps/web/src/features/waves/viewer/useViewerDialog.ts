import { useMemo, useState } from 'react';

/** Which dialog of the viewer is open; `name` is that of a view. */
export function useViewerDialog() {
  const [open, setOpen] = useState<'help' | 'export' | 'name' | null>(null);
  const actions = useMemo(
    () => ({
      showHelp: () => setOpen('help'),
      showExport: () => setOpen('export'),
      setNaming: (naming: boolean) => setOpen(naming ? 'name' : null),
      close: () => setOpen(null),
    }),
    [],
  );
  return { open, ...actions };
}

export type ViewerDialog = ReturnType<typeof useViewerDialog>;
