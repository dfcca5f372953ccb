import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import type { OpenMap } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';
import { useFormats } from '../worker/ask.ts';
import { OutputView } from './OutputView.tsx';

/** One output of the map as it is now; it follows every edit. */
export function PreviewTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const chosen = useUi((state) => state.output);
  const outputs = formats?.outputs ?? [];
  const output = outputs.find(({ id }) => id === chosen)?.id ?? outputs[0]?.id;
  if (formats === undefined || output === undefined) return <Loading />;
  return (
    <div className="nl-reg-preview">
      <Select
        size="small"
        className="nl-reg-outputs"
        aria-label={t('preview.output')}
        value={output}
        options={outputs.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(next) => useUi.setState({ output: next })}
      />
      <OutputView key={output} open={open} output={output} />
    </div>
  );
}
