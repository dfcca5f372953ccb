/** Why a SoC cannot boot; `values` say of what. */
export interface BootLack {
  reason:
    | 'boot-clocks'
    | 'boot-interfaces'
    | 'boot-no-uart'
    | 'boot-no-memory'
    | 'boot-no-init-file'
    | 'boot-flash-lines'
    | 'boot-init-file-empty';
  values: Record<string, string>;
}
