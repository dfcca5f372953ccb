import { createTask, deleteTask, TaskSubject, updateTask } from '@netloom/contract';
import type { TaskRow, TaskStatus } from '@netloom/contract';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../session/index.ts';
import { useBugOptions } from '../bugs/index.ts';
import { refreshTasks, TASK_STATUSES } from './look.ts';

interface Values {
  title: string;
  status: TaskStatus;
  assigneeId: number | null;
  due: string;
  needs: number[];
  subjects: string[];
  description: string;
}

const EMPTY: Omit<Values, 'title'> = {
  ...{ status: 'todo', assigneeId: null, due: '', needs: [], subjects: [], description: '' },
};

function SubjectsField() {
  const { t } = useTranslation('tasks');
  return (
    <Form.Item
      name="subjects"
      label={t('field.subjects')}
      extra={t('subjectsHint')}
      rules={[
        {
          validator: (_, subjects: string[] = []) =>
            subjects.every((subject) => TaskSubject.safeParse(subject).success)
              ? Promise.resolve()
              : Promise.reject(new Error(t('subjectsHint'))),
        },
      ]}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
    </Form.Item>
  );
}

function Fields({ task, all }: { task: TaskRow | undefined; all: readonly TaskRow[] }) {
  const { t } = useTranslation('tasks');
  const deptId = useDeptId();
  const { members } = useBugOptions();
  const others = all.filter(
    (each) => each.deptId === (task?.deptId ?? deptId) && each.taskId !== task?.taskId,
  );
  return (
    <>
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('titleRequired') }]}
      >
        <Input autoFocus maxLength={200} />
      </Form.Item>
      <div className="nl-tasks-pair">
        <Form.Item name="status" label={t('field.status')}>
          <Select options={TASK_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))} />
        </Form.Item>
        <Form.Item name="due" label={t('field.due')}>
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item name="assigneeId" label={t('field.assignee')}>
        <Select allowClear options={members} />
      </Form.Item>
      <Form.Item name="needs" label={t('field.needs')} extra={t('needsHint')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={others.map(({ taskId, title }) => ({ value: taskId, label: `#${taskId} ${title}` }))}
        />
      </Form.Item>
      <SubjectsField />
      <Form.Item name="description" label={t('field.description')}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={20_000} />
      </Form.Item>
    </>
  );
}

interface TaskDrawerProps {
  /** Undefined for a new one. */
  task: TaskRow | undefined;
  /** What it may wait for. */
  all: readonly TaskRow[];
  onClose: () => void;
}

interface ChangedProps {
  /** As it is now. */
  task: TaskRow;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else changed the task while this form was open: what it is now, and what becomes of what was typed. */
function Changed({ task: { title, status, assignee, due }, onTheirs, onMine }: ChangedProps) {
  const { t } = useTranslation('tasks');
  const now = [title, t(`status.${status}`), assignee, due].filter(Boolean).join(' · ');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('changed.title')}
      description={
        <>
          <p>{t('changed.now', { now })}</p>
          <Button size="small" onClick={onTheirs}>
            {t('changed.theirs')}
          </Button>{' '}
          <Button size="small" onClick={onMine}>
            {t('changed.mine')}
          </Button>
        </>
      }
    />
  );
}

function Delete({ task, onDone }: { task: TaskRow; onDone: () => void }) {
  const { t } = useTranslation('tasks');
  const confirm = useConfirm();
  const remove = useCallMutation(deleteTask, { onSuccess: onDone, onSettled: refreshTasks });
  const ask = () =>
    confirm({
      ...{ title: t('deleteSure', { title: task.title }), okText: t('delete') },
      onOk: () => remove.mutateAsync({ body: { taskId: task.taskId } }),
    });
  return (
    <Button danger onClick={ask}>
      {t('delete')}
    </Button>
  );
}

/** A task, new or to be changed. What somebody else makes of it meanwhile is shown, and overwrites nothing. */
export function TaskDrawer({ task, all, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('tasks');
  const deptId = useDeptId();
  const after = { onSuccess: onClose, onSettled: refreshTasks };
  const create = useCallMutation(createTask, after);
  const update = useCallMutation(updateTask, after);
  const [began, setBegan] = useState(task);
  const [revision, setRevision] = useState(task?.revision ?? 0);
  const isOther = task !== undefined && task.revision !== revision && !update.isPending;
  function save({ due, assigneeId, ...rest }: Values) {
    const fields = { ...rest, due: due || null, assigneeId: assigneeId ?? null };
    if (task === undefined) create.mutate({ body: { deptId, ...fields } });
    else update.mutate({ body: { taskId: task.taskId, revision, ...fields } });
  }
  function showNow() {
    setBegan(task);
    setRevision(task!.revision);
  }
  return (
    <FormDrawer<Values>
      key={began?.revision ?? 0}
      title={task === undefined ? t('new') : `#${task.taskId}`}
      initial={began === undefined ? EMPTY : { ...began, due: began.due ?? '' }}
      pending={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {isOther ? <Changed task={task} onTheirs={showNow} onMine={() => setRevision(task.revision)} /> : null}
      <Fields {...{ task, all }} />
      {task === undefined ? null : <Delete task={task} onDone={onClose} />}
    </FormDrawer>
  );
}
