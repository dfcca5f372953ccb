/** How this installation uses its Slurm. */
export interface SlurmSettings {
  /** slurm.conf; absent where Slurm's commands find it by themselves. */
  conf?: string;
  /** Absent means the cluster's default partition. */
  partition?: string;
  /** Who is charged, where the cluster accounts. */
  account?: string;
  /** Cores of one run. */
  cpus: number;
  /** Folder on the shared file system for what belongs to submissions. */
  folder: string;
  /** Runs may start on nodes where no sandbox works. */
  unsandboxed: boolean;
}
