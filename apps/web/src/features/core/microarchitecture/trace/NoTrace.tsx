import { PlusOutlined } from '@ant-design/icons';
import type { CoreOptions } from '@netloom/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeOptions } from '../files/cores.ts';
import { showOption } from '../options/showOption.ts';

/** Packets that wait: enough for a port that takes a byte a cycle. */
const WAITING = 8;

/** A core without the option: what it would tell, and how it is had. */
export function NoTrace({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('coreTrace');
  const { base, auxiliary } = options;
  const add = () => changeOptions({ ...options, auxiliary: { ...auxiliary, trace: WAITING } });
  return (
    <section className="nl-trace-empty">
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.what')}</p>
      <p>{t('empty.how')}</p>
      {!base.zicsr && <p className="nl-trace-warning">{t('empty.zicsr')}</p>}
      <p>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!base.zicsr} onClick={add}>
          {t('empty.add')}
        </Button>{' '}
        <Button type="link" onClick={() => showOption('/auxiliary/trace')}>
          {t('empty.show')}
        </Button>
      </p>
    </section>
  );
}
