import type { Diagnostic } from '@netloom/model';
import { CheckCircleOutlined, CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { showOption } from '../options/showOption.ts';

/** What stands against generating the core; each problem leads to its option. */
export function ProblemsTab({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('core');
  if (diagnostics.length === 0) {
    return (
      <p className="nl-core-hint">
        <CheckCircleOutlined style={{ color: 'var(--nl-success)' }} /> {t('problems.none')}
      </p>
    );
  }
  return (
    <ul className="nl-core-problems">
      {diagnostics.map(({ code, message, place }) => {
        const pointer = place?.kind === 'document' ? place.pointer : '';
        return (
          <li key={`${code} ${pointer} ${message}`}>
            <button type="button" onClick={() => showOption(optionOf(pointer))}>
              <CloseCircleFilled style={{ color: 'var(--nl-error)' }} />
              <b>{message}</b>
              <code>{pointer}</code>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The option that a pointer lies in: `/memory/dataMemory/base` is in `/memory/dataMemory`. */
function optionOf(pointer: string): string {
  return pointer.split('/').slice(0, 3).join('/');
}
