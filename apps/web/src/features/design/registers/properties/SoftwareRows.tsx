import type { RegisterField } from '@netloom/model';
import type { Members } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { SelectRow, SwitchRow } from './rows.tsx';

const SOFTWARE = ['rw', 'r', 'w', 'rw1', 'w1', 'none'] as const;
const ON_READ = ['clear', 'set', 'user'] as const;
const ON_WRITE = [
  'oneToClear',
  'oneToSet',
  'oneToToggle',
  'zeroToClear',
  'zeroToSet',
  'zeroToToggle',
  'clear',
  'set',
  'user',
] as const;

interface SoftwareRowsProps {
  field: RegisterField;
  set: (members: Members<RegisterField>) => void;
}

/** What reads and writes of software do to a field. */
export function SoftwareRows({ field, set }: SoftwareRowsProps) {
  const { t } = useTranslation('registers');
  return (
    <>
      <h4>{t('section.software')}</h4>
      <SelectRow
        name="software"
        value={field.software}
        options={SOFTWARE}
        onChange={(software) => software && set({ software })}
      />
      <SelectRow
        name="onRead"
        value={field.onRead}
        none={t('none.onRead')}
        options={ON_READ}
        onChange={(onRead) => set({ onRead })}
      />
      <SelectRow
        name="onWrite"
        value={field.onWrite}
        none={t('none.onWrite')}
        options={ON_WRITE}
        onChange={(onWrite) => set({ onWrite })}
      />
      <SwitchRow
        name="singlePulse"
        value={field.singlePulse}
        onChange={(singlePulse) => set({ singlePulse })}
      />
      <SwitchRow
        name="signalAccess"
        value={field.signalAccess}
        onChange={(signalAccess) => set({ signalAccess })}
      />
      <SwitchRow
        name="signalModify"
        value={field.signalModify}
        onChange={(signalModify) => set({ signalModify })}
      />
      <SelectRow
        name="softwareEnable"
        value={field.softwareEnable === 'always' ? undefined : field.softwareEnable}
        options={['high', 'low']}
        none={t('none.softwareEnable')}
        onChange={(softwareEnable) => set({ softwareEnable: softwareEnable ?? 'always' })}
      />
    </>
  );
}
