import { invisible } from './file-name.ts';

/** Why a file is not handed on. */
type Hazard = 'program' | 'macros' | 'archive' | 'page' | 'name';

interface RefusedEndings {
  readonly hazard: Hazard;
  readonly because: string;
  readonly endings: string;
}

/** Every ending that no file in an archive may have, with the reason: the one list. */
export const refusedEndings: readonly RefusedEndings[] = [
  {
    hazard: 'program',
    because: 'a double click runs it, or installs it',
    endings: `apk app appimage appinstaller appx appxbundle bat cmd com cpl dll elf exe fxp gadget ins ipa isp jar jnlp
      mpkg msi msix msixbundle msp mst msu ocx oxt pif pkg run scr shb shs snap sys vsix vxd war xbap xll xpi`,
  },
  {
    hazard: 'program',
    because: 'a script that a double click runs',
    endings: `action ahk applescript asp aspx au3 bas bash cdxml cgi command csh fish hta htc jse? ksh lua mjs msh[12]?(?:xml)? php pl prg
      ps[12](?:xml)? psc[12] psd1 psm1 pssc py[cowz]? pyzw? rb rgs scpt scptd sct sh shell terminal tool vb[es]? vbscript workflow ws[cfh]? zsh`,
  },
  {
    hazard: 'program',
    because: 'a shortcut or an address that opens something else, or sends the password of Windows to it',
    endings: `appref-ms application desktop fileloc inetloc library-ms lnk mad maf mag mam maq mar mas mat mau mav maw rdg rdp scf
      search-ms searchconnector-ms url webloc website xnk`,
  },
  {
    hazard: 'program',
    because: 'changes settings, or runs what it names: troubleshooting packages, help files, themes, certificates',
    endings: `appcontent-ms cer chm cnt crt der deskthemepack diagcab diagcfg diagpkg grp hlp hpj inf its job mobileconfig msc ops osd
      plg prf printerexport prx reg settingcontent-ms theme themepack wcx`,
  },
  {
    hazard: 'program',
    because: 'a disk: what lies on it loses the mark of a download',
    endings:
      'avhdx? dmg esd hdd img iso mds? nrg ova ovf qcow2? sparsebundle sparseimage swm toast udf vdi vfd vhdx? vmdk wim',
  },
  {
    hazard: 'macros',
    because: 'a document with macros, or a database with code',
    endings: `accd[aberu] ad[ep] docm dotm mdabew? md[abentwz] potm ppa ppam ppsm pptm sldm vbp vsdm vsmacros vssm vstm wbk wll xla xlam
      xlm xlsb xlsm xltm xlw`,
  },
  {
    hazard: 'macros',
    because: 'a query or a notebook that fetches, or holds, what a click runs',
    endings: 'dqy dsn iqy odb odc one onepkg onetoc2? oqy rqy slk udl',
  },
  {
    hazard: 'archive',
    because: 'archives inside archives are not inspected, and some programs unpack them on their own',
    endings: `7z ace alz ar arc arj br bz2? cab cpio deb egg gz lha lz lz4 lzh lzma rar rpm sit sitx tar tbz2? tgz txz uue? xar xz z
      zipx? zst`,
  },
];
/** Pages and pictures that run script where they are opened. Office files have such parts of their own. */
const refusedPages: RefusedEndings = {
  hazard: 'page',
  because: 'a page or a picture that runs script in the browser',
  endings: 'html? mht(?:ml)? shtml svgz? swf xht(?:ml)? xslt?',
};

interface Rule {
  readonly hazard: Hazard;
  readonly pattern: RegExp;
}
/** Windows drops dots and blanks at the end of a name. */
const ruleOf = ({ hazard, endings }: RefusedEndings): Rule => ({
  hazard,
  pattern: new RegExp(`\\.(?:${endings.trim().replace(/\s+/g, '|')})[.\\s]*$`, 'iu'),
});
const partRules = refusedEndings.map(ruleOf);
const entryRules = [...partRules, ruleOf(refusedPages)];

const leadsOut = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
/** Spaces that look like others; macOS writes U+202F into the names of its screenshots. */
const oddSpace = /[^\P{Zs} \u202f]/u;
/** Letters without a shape. */
const shapeless = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/;

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '\u3002': '.', '\u2024': '.', '\ua4f8': '.', '\u06d4': '.', '\u0701': '.', '\u0702': '.' },
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    о: 'o',
    р: 'p',
    ԛ: 'q',
  },
  ...{
    ѕ: 's',
    т: 't',
    υ: 'u',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    χ: 'x',
  },
};
/** A name with plain signs in place of full-width ones and of those that look alike. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (sign) => lookAlikes[sign] ?? sign);

/** What a name stands for: as it is, and each side of a colon, behind which Windows keeps a second stream (`x.exe::$DATA`). */
const readingsOf = (name: string) => [name, plain(name)].flatMap((reading) => [reading, ...reading.split(':')]);

const hazardBy = (rules: readonly Rule[], name: string): Hazard | undefined => {
  if (leadsOut.test(name) || name.search(invisible) >= 0 || oddSpace.test(name) || shapeless.test(name)) return 'name';
  const readings = readingsOf(name);
  return rules.find(({ pattern }) => readings.some((reading) => pattern.test(reading)))?.hazard;
};

/** Why a part of an Office file is not to be handed on, by its name. */
export const hazardOfPart = (name: string): Hazard | undefined => hazardBy(partRules, name);

/** The same for an entry of an archive that a user unpacks to a folder. */
export const hazardOfEntry = (name: string): Hazard | undefined => hazardBy(entryRules, name);
