import { t } from "../../lib/i18n.svelte";

export const cardName = (card: string): string => t(`card-${card}`);
export const regionName = (region: string): string => t(`region-${region}`);
