import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

type View = 'definitions' | 'toolchain';

/** What the address says is shown. */
export function useView(): View {
  const [search] = useSearchParams();
  return search.get('view') === 'toolchain' ? 'toolchain' : 'definitions';
}

/** Definitions, or the programs that are built with them. */
export function ViewChoice({ view }: { view: View }) {
  const { t } = useTranslation('toolchain');
  const [search, setSearch] = useSearchParams();
  function show(next: View) {
    const changed = new URLSearchParams(search);
    if (next === 'toolchain') changed.set('view', next);
    else changed.delete('view');
    setSearch(changed);
  }
  return (
    <Segmented<View>
      size="small"
      aria-label={t('view.label')}
      value={view}
      options={(['definitions', 'toolchain'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
      onChange={show}
    />
  );
}
