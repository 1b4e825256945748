import { useState } from 'react';
import type { Brand, BrandLook } from '#contract/brand/brand.ts';
import { white } from '#domain/brand/contrast.ts';
import { schemeGrounds } from '#domain/brand/grounds.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Tabs } from '#islands/ui/page/Tabs.tsx';
import { LogoPicture } from './LogoField.tsx';

const schemes = ['light', 'dark'] as const;
interface Props {
  brand: Brand;
  look: BrandLook;
  /** Of an earlier version. */
  title?: string;
  onClose: () => void;
}

/** A page, a button, a link and a mail in the colours that are typed, in both schemes. */
export function BrandPreview({ brand, look, title, onClose }: Props) {
  const t = texts('brand');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const palette = paletteOf(look.brand, look.accent);
  const colours = { ...palette.light, ...(scheme === 'dark' && palette.dark) };
  const of = (role: string) => colours[role];
  const ground = schemeGrounds[scheme];
  const isEnglish = pageLocale() === 'en';
  const { company } = brand;
  const name = isEnglish ? company.nameEn : company.nameDe;
  return (
    <Dialog open wide title={title ?? t('preview.title')} onClose={onClose}>
      <Tabs
        label={t('preview.scheme')}
        tabs={schemes.map((one) => ({ name: one, caption: t(`preview.${one}`) }))}
        chosen={scheme}
        onChoose={setScheme}
      >
        <div
          className="overflow-clip rounded-card border"
          style={{ background: ground.surface, color: ground.ink, borderColor: ground.line }}
        >
          <div
            className="px-4 py-1.5 text-end text-sm"
            style={{ background: of('bar-strong'), color: of('on-bar-muted') }}
          >
            {t('preview.service')}
          </div>
          <div className="flex flex-wrap items-center gap-3 px-4 py-3" style={{ background: of('bar'), color: white }}>
            <LogoPicture digest={look.logo} variant={brand.variant} />
            <span className="font-semibold text-lg">{name}</span>
            <span
              className="ms-auto border-b-3 px-2 py-1 text-sm"
              style={{ background: of('bar-soft'), borderColor: of('accent') }}
            >
              {t('preview.menu')}
            </span>
          </div>
          <div className="grid gap-3 p-4">
            <div className="rounded-card border p-4" style={{ background: ground.card, borderColor: ground.line }}>
              <p className="font-semibold">{t('preview.heading')}</p>
              <p className="text-sm" style={{ color: ground.muted }}>
                {t('preview.text')}
              </p>
              <p className="mt-3 flex flex-wrap items-center gap-3">
                <span
                  className="rounded-control px-4 py-2 font-semibold"
                  style={{ background: of('brand'), color: white }}
                >
                  {t('preview.button')}
                </span>
                <span className="underline" style={{ color: of('link') }}>
                  {t('preview.link')}
                </span>
                <span className="rounded-control px-2 py-1" style={{ background: of('brand-soft'), color: of('link') }}>
                  {t('preview.chosen')}
                </span>
              </p>
            </div>
            <p className="text-sm" style={{ color: ground.muted }}>
              {t('preview.mail', { sender: look.sender || t('preview.noSender') })}
              {look.replyTo && ` · ${t('preview.reply', { address: look.replyTo })}`}
            </p>
            <p className="text-sm" style={{ color: ground.muted }}>
              {(isEnglish ? look.signatureEn : look.signatureDe) && (
                <span className="mb-2 block whitespace-pre-line">
                  {isEnglish ? look.signatureEn : look.signatureDe}
                </span>
              )}
              © {company.company} · {company.hotline} · {isEnglish ? company.hoursEn : company.hoursDe}
            </p>
          </div>
        </div>
      </Tabs>
    </Dialog>
  );
}
