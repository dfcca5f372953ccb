/** Measures of packages in mm, from the package sections of ST's datasheets; each body is a JEDEC outline. */
export interface Measures {
  width: number;
  height: number;
  pitch: number;
}

function square(size: number, pitch: number): Measures {
  return { width: size, height: size, pitch };
}

/** Leads on four sides; bodies of JEDEC MS-026 (LQFP) and MO-220 (QFN). */
export const QUADS: Readonly<Record<string, Measures>> = {
  LQFP32: square(7, 0.8),
  LQFP48: square(7, 0.5),
  LQFP64: square(10, 0.5),
  LQFP80: square(12, 0.5),
  LQFP100: square(14, 0.5),
  LQFP128: square(14, 0.4),
  LQFP144: square(20, 0.5),
  LQFP176: square(24, 0.5),
  LQFP208: square(28, 0.5),
  UFQFPN20: square(3, 0.5),
  UFQFPN28: square(4, 0.5),
  UFQFPN32: square(5, 0.5),
  UFQFPN48: square(7, 0.5),
  UQFN32: square(5, 0.5),
  UQFN48: square(7, 0.5),
  VFQFPN32: square(5, 0.5),
  VFQFPN36: square(6, 0.5),
  VFQFPN48: square(6, 0.4),
  VFQFPN68: square(8, 0.4),
};

/** Leads on two sides: JEDEC MO-153 (TSSOP) and MS-012 (SO); `width` is that of the moulded body. */
export const DUALS: Readonly<Record<string, Measures>> = {
  SO8N: { width: 3.9, height: 4.9, pitch: 1.27 },
  TSSOP14: { width: 4.4, height: 5, pitch: 0.65 },
  TSSOP20: { width: 4.4, height: 6.5, pitch: 0.65 },
};

/** Balls: JEDEC MO-195, MO-205 and MO-225. Where one name is two sizes, the part's package letter decides. */
export const GRIDS: Readonly<Record<string, Measures>> = {
  LFBGA100: square(10, 0.8),
  LFBGA144: square(10, 0.8),
  LFBGA289: square(14, 0.8),
  LFBGA354: square(16, 0.8),
  LFBGA448: square(18, 0.8),
  TFBGA64: square(5, 0.5),
  TFBGA100: square(8, 0.8),
  TFBGA169: square(7, 0.5),
  TFBGA216: square(13, 0.8),
  TFBGA225: square(13, 0.8),
  TFBGA240: square(14, 0.8),
  TFBGA257: square(10, 0.5),
  TFBGA289: square(9, 0.5),
  TFBGA320: square(11, 0.5),
  'TFBGA361/23': square(12, 0.5),
  'TFBGA361/19': square(16, 0.8),
  TFBGA436: square(18, 0.8),
  UFBGA59: square(5, 0.5),
  UFBGA64: square(5, 0.5),
  UFBGA73: square(5, 0.5),
  UFBGA81: square(5, 0.5),
  UFBGA100: square(7, 0.5),
  UFBGA121: square(6, 0.5),
  UFBGA129: square(7, 0.5),
  UFBGA132: square(7, 0.5),
  UFBGA144: square(7, 0.5),
  'UFBGA144/J': square(10, 0.8),
  UFBGA169: square(7, 0.5),
  UFBGA176: square(10, 0.65),
  VFBGA142: square(8, 0.5),
  VFBGA169: square(6, 0.4),
  VFBGA178: square(12, 0.8),
  VFBGA198: square(10, 0.65),
  VFBGA223: square(10, 0.5),
  VFBGA225: square(8, 0.5),
  VFBGA264: square(14, 0.8),
  VFBGA273: square(11, 0.5),
  VFBGA361: square(10, 0.5),
  VFBGA424: square(14, 0.5),
};

/** Distance of neighbours where the package is not in the tables: the commonest of its kind. */
export const USUAL_PITCH: readonly (readonly [RegExp, number])[] = [
  [/WLCSP/, 0.4],
  [/^LFBGA/, 0.8],
  [/^[TUV]FBGA/, 0.5],
  [/BGA/, 0.8],
  [/^SO/, 1.27],
  [/SOP/, 0.65],
];

export const OTHER_PITCH = 0.5;

/** `UFQFPN48` of `UFQFPN48_SMPS_USB`, `TFBGA225` of `TFBGA225 HEXA SMPS`, `UFBGA176` of `UFBGA176+25`. */
export function baseName(name: string): string {
  return /^[A-Za-z]+\d+N?/.exec(name)?.[0] ?? name;
}
