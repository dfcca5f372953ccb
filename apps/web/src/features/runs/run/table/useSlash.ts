import type { InputRef } from 'antd';
import { useEffect } from 'react';

/** `/` goes to the search box, unless something is being written. */
export function useSlash(searchBox: { current: InputRef | null }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const writing =
        event.target instanceof Element && event.target.closest('input, textarea, .monaco-editor');
      if (event.key !== '/' || writing) return;
      event.preventDefault();
      searchBox.current?.focus({ cursor: 'all' });
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [searchBox]);
}
