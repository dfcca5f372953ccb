import { Link, useNavigate } from 'react-router';
import { addressOfText } from '../../talk/text/index.ts';
import { bugAddress } from '../bugs/index.ts';
import { planAddress } from '../results/index.ts';

/** What a task is about: defects, testpoints and blocks, each a way to it. */
export function Subjects({ subjects }: { subjects: readonly string[] }) {
  const navigate = useNavigate();
  const toBlock = async (text: string) => {
    const address = await addressOfText(text);
    if (address !== undefined) void navigate(address);
  };
  return (
    <span className="nl-tasks-subjects">
      {subjects.map((subject) => {
        const bug = /^#bug-(\d+)$/.exec(subject)?.[1];
        const [, plan, testpoint] = /^testpoint:(.+)#(.+)$/.exec(subject) ?? [];
        if (bug !== undefined)
          return (
            <Link key={subject} to={bugAddress(Number(bug))}>
              {subject}
            </Link>
          );
        if (plan !== undefined)
          return (
            <Link key={subject} to={planAddress(plan)} title={subject}>
              {testpoint}
            </Link>
          );
        return (
          <button key={subject} type="button" onClick={() => void toBlock(subject)}>
            {subject}
          </button>
        );
      })}
    </span>
  );
}
