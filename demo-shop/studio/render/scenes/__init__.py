"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .bench import bench
from .close import temple, weave
from .collection import collection
from .morning import morning
from .nordic import nordic
from .summer import summer

SCENES = {'collection': collection, 'morning': morning, 'nordic': nordic, 'summer': summer, 'bench': bench, 'temple': temple, 'weave': weave}
