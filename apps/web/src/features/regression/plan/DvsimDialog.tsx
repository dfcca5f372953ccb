import { getFileName, readDvsim } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { pathOfNew, plans } from './plans.ts';

/** Reads a configuration of dvsim of the project as a plan, and says first what a plan cannot carry. */
export function DvsimDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('regressionPlan');
  const deptId = useDeptId();
  const [path, setPath] = useState<string>();
  const body = { deptId, resourcePath: '', resourceName: '.hjson' };
  const { data: files = [] } = useCall(getFileName, { body });
  const read = useCallMutation(readDvsim, { meta: { quiet: true } });
  const { plan = null } = read.data ?? {};
  const target = plan === null ? '' : pathOfNew(plan.name);
  const isTaken = paths.includes(target) || plans.get(target) !== undefined;
  const choose = (to: string) => {
    setPath(to);
    read.mutate({ body: { deptId, path: to } });
  };
  const open = () => {
    if (plan === null) return;
    plans.openNew(target, plan, undefined);
    onClose();
  };
  return (
    <Modal
      open
      width={720}
      title={t('dvsim.title')}
      okText={t('dvsim.open')}
      okButtonProps={{ disabled: plan === null || isTaken || read.isPending }}
      onOk={open}
      onCancel={onClose}
    >
      <p className="nl-dim">{t('dvsim.text')}</p>
      <Select
        showSearch
        className="nl-regress-wide"
        aria-label={t('dvsim.file')}
        placeholder={t('dvsim.file')}
        value={path ?? null}
        loading={read.isPending}
        options={files
          .map(({ filePath }) => filePath)
          .filter((each) => each.endsWith('.hjson'))
          .map((value) => ({ value, label: value }))}
        notFoundContent={t('dvsim.none')}
        onChange={choose}
      />
      {read.error === null ? null : <Alert type="error" showIcon title={errorText(read.error)} />}
      {read.data === undefined ? null : <Outcome read={read.data} target={target} isTaken={isTaken} />}
    </Modal>
  );
}

interface OutcomeProps {
  read: ReplyOf<typeof readDvsim>;
  /** Where the plan will lie. */
  target: string;
  isTaken: boolean;
}

/** What was read, and what is not carried over. */
function Outcome({ read: { plan, losses, files }, target, isTaken }: OutcomeProps) {
  const { t } = useTranslation('regressionPlan');
  const [cases, points] = [plan?.cases, plan?.testpoints].map((each) => Object.keys(each ?? {}).length);
  const read = t('dvsim.read', { cases, points, files: files.length, path: target });
  return (
    <>
      <p>{plan === null ? t('dvsim.noPlan') : read}</p>
      {isTaken ? <Alert type="warning" showIcon title={t('dvsim.taken', { path: target })} /> : null}
      {losses.length === 0 ? null : (
        <>
          <h3>{t('dvsim.losses', { count: losses.length })}</h3>
          <ul className="nl-regress-losses" tabIndex={0}>
            {losses.map(({ file, what }) => (
              <li key={`${file} ${what}`}>
                <code>{file}</code> {what}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
