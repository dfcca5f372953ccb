import { getVerilogInfoByPath } from '@netloom/contract';
import type { RegisterMap } from '@netloom/model';
import { diffRegisters, pathOfName, readRegisterMap, registerAt } from '@netloom/registers';
import type { RegisterChange } from '@netloom/registers';
import { Alert, Select, Tag } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRegisterFiles } from '../files/useRegisterFiles.ts';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { select } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';

const LINE = 26;
const SAVED = '';
const COLOURS = { software: 'error', hardware: 'warning', nothing: 'default' } as const;

/** What an edit means for others: this map against its saved version, or against another file. */
export function ChangesTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const { files } = useRegisterFiles();
  const [other, setOther] = useState(SAVED);
  const input = { body: { deptId, socVerilogPath: other } };
  const file = useCall(getVerilogInfoByPath, input, { enabled: other !== SAVED, meta: { quiet: true } });
  const read = useMemo(
    () => (file.data && other !== SAVED ? readRegisterMap(file.data.verilogFile, other) : undefined),
    [file.data, other],
  );
  const before = other === SAVED ? open.saved : read?.document;
  const problem = file.error ? errorText(file.error) : read?.diagnostics[0]?.message;
  return (
    <div className="nl-reg-preview">
      <div className="nl-reg-preview-tools">
        <span>{t('changes.against')}</span>
        <Select
          size="small"
          showSearch
          className="nl-reg-outputs"
          aria-label={t('changes.against')}
          value={other}
          options={[
            { value: SAVED, label: t('changes.saved') },
            ...files
              .filter(({ path }) => path !== open.path)
              .map(({ path }) => ({ value: path, label: path })),
          ]}
          onChange={setOther}
        />
      </div>
      {problem !== undefined && other !== SAVED ? <Alert banner type="error" title={problem} /> : null}
      {before ? (
        <ChangeList before={before} after={open.map} />
      ) : other === SAVED ? (
        <p className="nl-reg-none">{t('changes.neverSaved')}</p>
      ) : null}
    </div>
  );
}

function ChangeList({ before, after }: { before: RegisterMap; after: RegisterMap }) {
  const { t } = useTranslation('registers');
  const shown = useDeferredValue(after);
  const changes = useMemo(() => diffRegisters(before, shown), [before, shown]);
  const { scroller, first, last, onScroll } = useRowWindow(changes.length, LINE);
  if (changes.length === 0) return <p className="nl-reg-none">{t('changes.none')}</p>;
  return (
    <div ref={scroller} className="nl-reg-changes" onScroll={onScroll}>
      <ul style={{ height: changes.length * LINE }}>
        {changes.slice(first, last).map((change, index) => (
          <li key={first + index} style={{ transform: `translateY(${(first + index) * LINE}px)` }}>
            <Tag color={COLOURS[change.breaks]}>{t(`breaks.${change.breaks}`)}</Tag>
            <button type="button" onClick={() => showChange(shown, change)} title={change.message}>
              <span>{change.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The register or field that a change is about, as far as it still exists. */
function showChange(map: RegisterMap, { path }: RegisterChange): void {
  const names = path.split('.');
  for (let count = names.length; count > 0; count--) {
    const node = pathOfName(map, names.slice(0, count).join('.'));
    if (node === undefined) continue;
    const field = registerAt(map, node)?.fields.findIndex(({ name }) => name === names[count]);
    useUi.setState({ mode: 'register' });
    return select({ node, field: field === undefined || field < 0 ? undefined : field });
  }
}
