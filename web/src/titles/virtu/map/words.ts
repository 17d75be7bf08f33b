import { t } from "../../../lib/i18n.svelte";
import { joined, nameOf, row, variables } from "../../../lib/telling";
import type { Box } from "../box";
import type { Standing } from "./cities";

export const cityName = (city: string): string => String(nameOf("name", city));

const namesOf = (cities: readonly string[]): string => joined(cities.map(cityName));

/** What a city is and who is there, part by part. */
export function factsOf({ city, open, owner, start, hosts, agent, cathedral, besiegers }: Standing): string[] {
  const facts = [t("map-strength", { strength: city.strength })];
  if (!open) return [...facts, t("map-closed")];
  facts.push(owner ? t("map-held", variables({ family: owner }, [])) : t("map-neutral"));
  if (start && start !== owner) facts.push(t("map-start", variables({ family: start }, [])));
  if (city.pirate) facts.push(t("map-pirates"));
  else if (city.seas.length) facts.push(t("map-port"));
  if (cathedral) facts.push(t("map-cathedral"));
  if (besiegers.length) facts.push(t("map-besieged"));
  for (const { family, count } of hosts) facts.push(t("map-troops", { ...variables({ family }, []), count }));
  if (agent) facts.push(t("map-agent", variables({ family: agent }, [])));
  return facts;
}

export const roadsText = (cities: readonly string[]): string => t("map-roads", { cities: namesOf(cities) });

/** What is said of a city to those who do not see the map. */
export const cityLabel = (standing: Standing, roads: readonly string[]): string =>
  row([cityName(standing.city.id), ...factsOf(standing), ...(roads.length ? [roadsText(roads)] : [])]);

/** The ports that can be reached by sea, by how many ships that takes. */
export function voyagesText(city: string, { voyages }: Box, open: (city: string) => boolean): string[] {
  const byShips = new Map<number, string[]>();
  for (const [port, ships] of Object.entries(voyages[city] ?? {})) {
    if (open(port)) byShips.set(ships, [...(byShips.get(ships) ?? []), port]);
  }
  return [...byShips]
    .sort(([a], [b]) => a - b)
    .map(([count, ports]) => t("map-voyage", { count, cities: namesOf(ports) }));
}
